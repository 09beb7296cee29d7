import { advancedValue } from '../product/advanced-value.ts'
import { isBuyable } from '../product/is-buyable.ts'
import type { Product } from '../product/product.ts'
import { CARD_FACE_FIELDS, CARD_NOTES, type CardColour, type ProductCard } from '../product/product-card.ts'
import { colourOf } from '../siblings/sibling-label.ts'
import { isSwatchColour, MOST_SWATCHES } from '../variant/colour-swatches.ts'
import { drawnColours, NO_SWATCHES, type OwnSwatches } from '../variant/own-swatch.ts'

/** A member of a family with the card that it would have alone. */
export type FamilyMember = {
  product: Pick<Product, 'id' | 'attributes' | 'advancedAttributes' | 'variants'>
  card: ProductCard
}

/** The colours that a card offers, in the order of the family, and how many more there are. */
export type CardColours = { colours: CardColour[]; moreColours: number }

const NONE: CardColours = { colours: [], moreColours: 0 }

/**
 * The colours of the card of a family: its face, and the members of the same dimension that somebody can buy. Only those
 * whose every colour has a swatch, nothing where that leaves no choice, at most five; the face is always among them.
 *
 * @see spec §4 "A sibling appears in the sibling list", §5 "Colour swatches"
 */
export function cardColours(
  face: FamilyMember,
  members: readonly FamilyMember[],
  own: OwnSwatches = NO_SWATCHES,
): CardColours {
  const known = members.flatMap((member) => {
    const isFace = member.product.id === face.product.id
    if (!isFace && !(isOfDimension(member, face) && member.product.variants.some(isBuyable))) return []
    const names = (member.product.attributes.farbe?.values ?? []).map(({ value }) => value)
    const swatch = drawnColours(names, own)
    return swatch.length > 0 && swatch.every(isSwatchColour) ? [cardColour(member, face.card, swatch)] : []
  })
  const at = known.findIndex(({ id }) => id === face.product.id)
  if (known.length < 2 || at < 0) return NONE

  const first = known.slice(0, at < MOST_SWATCHES ? MOST_SWATCHES : MOST_SWATCHES - 1)
  return {
    colours: at < MOST_SWATCHES ? first : [...first, ...known.slice(at, at + 1)],
    moreColours: Math.max(0, known.length - MOST_SWATCHES),
  }
}

/** The card with another of its colours for a face; the card itself for its own, and for one that it does not have. */
export function withColour(card: ProductCard, id: number): ProductCard {
  const colour = id === card.id ? undefined : card.colours?.find((one) => one.id === id)
  if (colour === undefined) return card
  const { label: _label, swatch: _swatch, ...face } = colour
  const { ecoNote: _eco, recallNote: _recall, isReadFirst: _first, ...unnoted } = card
  return { ...unnoted, ...numbered(card, id), ...face }
}

/** What of a card bears its number, with another one: most colours differ from it by nothing else. */
function numbered({ id: own, href, referenceKey }: ProductCard, id: number) {
  const withId = (text: string) => text.replace(`${own}`, `${id}`)
  return { href: withId(href), referenceKey: withId(referenceKey) }
}

function isOfDimension({ product }: FamilyMember, face: FamilyMember): boolean {
  return dimensionOf(product) === dimensionOf(face.product)
}

function dimensionOf({ advancedAttributes }: FamilyMember['product']) {
  return advancedValue(advancedAttributes, 'vppdimension')
}

function cardColour({ product, card }: FamilyMember, face: ProductCard, swatch: string[]): CardColour {
  const colour: CardColour = { id: card.id, label: colourOf(product), swatch }
  if (card.id === face.id) return colour
  return { ...colour, ...differences(withOnePicture(card), { ...face, ...numbered(face, card.id) }) }
}

/** One says what the colour looks like, the others are on its page; a card is named by its words, and waits for nothing. */
function withOnePicture(card: ProductCard): ProductCard {
  return { ...card, images: card.images.slice(0, 1).map((image) => ({ ...image, alt: '', colour: '' })) }
}

function differences(card: ProductCard, face: ProductCard): Partial<ProductCard> {
  const fields = CARD_FACE_FIELDS.filter(
    (field) => JSON.stringify(card[field]) !== JSON.stringify(face[field]),
  )
  const notes = CARD_NOTES.filter((note) => card[note] !== undefined)
  return Object.fromEntries([...fields, ...notes].map((field) => [field, card[field]]))
}
