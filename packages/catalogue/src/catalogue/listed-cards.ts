import { cardColours } from '@shop/domain/family/card-colours'
import type { ProductImage } from '@shop/domain/product/product'
import type { ProductCard, Rating } from '@shop/domain/product/product-card'
import type { OwnSwatches } from '@shop/domain/variant/own-swatch'
import type { PlainProduct } from './catalogue.ts'

type Listed = { members: readonly PlainProduct[]; rating: Rating | null; card: ProductCard }

/**
 * Makes the cards of lists: a card with the rating of its family and, where a brand shows families, its colours. A card is
 * made once, as long as the products are those that it was made of; another price, stock or day makes another product.
 */
export function listedCards({ hasColours, own }: { hasColours: boolean; own: () => OwnSwatches }) {
  const made = new WeakMap<PlainProduct, Listed>()

  return (face: PlainProduct, members: readonly PlainProduct[], rating: Rating | null): ProductCard => {
    const before = made.get(face)
    if (before && isSameRating(before.rating, rating) && isSameList(before.members, members))
      return before.card
    const card = cardOf(face, members, rating)
    made.set(face, { members, rating, card })
    return card
  }

  function cardOf(face: PlainProduct, members: readonly PlainProduct[], rating: Rating | null): ProductCard {
    const card = { ...face.card, images: face.card.images.map(listedImage), rating }
    if (!hasColours) return card
    const { colours, moreColours } = cardColours(face, members, own())
    const more = moreColours > 0 ? { moreColours } : {}
    return { ...card, colorsList: [], ...(colours.length > 0 ? { colours, ...more } : {}) }
  }
}

function isSameRating(one: Rating | null, other: Rating | null): boolean {
  return one?.average === other?.average && one?.count === other?.count
}

function isSameList(one: readonly PlainProduct[], other: readonly PlainProduct[]): boolean {
  return one.length === other.length && one.every((member, index) => member === other[index])
}

/**
 * A card is named by its words. Goods that are taken in a square stand on the surface: the colour that a scene has while
 * it loads is never seen.
 */
function listedImage(image: ProductImage): ProductImage {
  return { ...image, alt: '', colour: image.width === image.height ? '' : image.colour }
}
