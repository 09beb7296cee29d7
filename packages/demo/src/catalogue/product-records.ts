import { gtinOf } from '@shop/domain/product-detail/gtin'
import type { Localised, ProductRecord, VariantRecord } from '@shop/engine/records/catalogue-record'
import { CARE } from '../words/care.ts'
import { COLOURS, type ColourKey } from '../words/colours.ts'
import { AGE_MONTHS } from '../words/facets.ts'
import { same, t } from '../words/localised.ts'
import { typesetText } from '../words/typeset.ts'
import { advancedAttributesOf, attributesOf, fibreShares } from './attributes.ts'
import { ALL_GOODS, type Category } from './category.ts'
import { coloursOf, type Picture, picturesOf } from './pictures.ts'
import { shelfPrices } from './prices.ts'
import { DELIVERY, type LineVariant, type Maker, type ProductLine, type ShopFolder } from './product-line.ts'
import { seeded, seedOf } from './seeded.ts'

/** New products went live within the month before the catalogue was made. */
const NEW_SINCE = Date.UTC(2026, 10, 2)
const DAY = 86_400_000
/** The GS1 prefix for demonstrations, which no real goods have. */
const DEMO_NUMBERS = '952'

/** What a line needs to know about the shop that sells it. */
export type Assortment = { folder: ShopFolder; categoryAt: (path: string) => Category }

/** Products of a line, one per colour, all siblings of each other. */
export function productRecords(line: ProductLine, shop: Assortment): ProductRecord[] {
  return (line.colours ?? coloursOf(line.model)).map((colour) => {
    const product = colouredProduct(line, colour, shop)
    return line.change ? line.change(product) : product
  })
}

/** The article number of a line's colour way: four digits of the line, two of the colour. */
export function articleNumber(line: number, colour: ColourKey): string {
  return `${line}${COLOURS[colour].number}`
}

function colouredProduct(line: ProductLine, colour: ColourKey, shop: Assortment): ProductRecord {
  const number = articleNumber(line.number, colour)
  const chance = seeded(seedOf(number))
  const firstLive = line.isNew
    ? NEW_SINCE + Math.floor(chance() * 14) * DAY
    : Date.UTC(2024, Math.floor(chance() * 22), 1 + Math.floor(chance() * 27), 7)
  const rating = line.isNew || chance() < 0.12 ? null : ratingFrom(chance)
  const categories = line.categories.map(shop.categoryAt)

  return {
    kind: 'product',
    id: Number(number),
    referenceKey: number,
    masterKey: `M${line.master ?? line.number}`,
    brand: line.maker.name,
    subbrand: line.series,
    name: line.name,
    description: typesetText(line.text),
    categories: [...categories, shop.categoryAt(ALL_GOODS)].map((category) => category.id),
    collections: [
      line.style,
      line.series
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z0-9]/g, ''),
    ],
    images: picturesOf(line.model, colour).map((picture) => productImage(picture, line.name, colour)),
    attributes: attributesOf(line, colour, rating, categories),
    advancedAttributes: advancedAttributesOf(line, colour),
    colorsList: (line.colours ?? coloursOf(line.model)).map((way) => [way]),
    isActive: true,
    isNew: line.isNew ?? false,
    promo: null,
    vat: 'standard',
    popularity: line.popularity * 10 + Math.floor(chance() * 10),
    rating,
    ...outsideMaker(line.maker),
    safety: {
      manufacturer: line.maker.name,
      address: line.maker.address,
      email: line.maker.email,
      warnings: [...(line.warnings ?? [])],
    },
    care: line.care.map((key) => typesetText(CARE[key])),
    ...lineFacts(line),
    createdAt: new Date(firstLive - 21 * DAY).toISOString(),
    firstLiveAt: new Date(firstLive).toISOString(),
    variants: line.variants.map((variant, index) =>
      variantRecord(line, variant, number, index, chance, shop),
    ),
  }
}

/** Where a line of furniture stands. */
const FURNITURE =
  /^(?:wohnen\/|essen\/(?:esstische|stuehle)|schlafen\/betten|garten\/gartenmoebel|kinderzimmer\/(?:babybetten|kleiderschraenke|wickelkommoden)|essen-und-trinken\/hochstuehle)/

/** A maker outside the Union, and who answers for it there. @see eu-duties C-15 */
function outsideMaker({ outside, ...maker }: Maker): Pick<ProductRecord, 'maker' | 'responsiblePerson'> {
  if (outside === undefined) return {}
  const { country, responsiblePerson } = outside
  return { maker: { ...maker, country }, responsiblePerson }
}

/** What the law requires for every product of its kind: age and fibres. @see eu-duties C-16, C-18 */
function lineFacts({ age, fibres, categories, hasAnimalParts }: ProductLine): Pick<ProductRecord, 'facts'> {
  const facts: NonNullable<ProductRecord['facts']> = {}
  const isToy = age !== undefined && categories.some((path) => path.startsWith('spielen/'))
  const isFurniture = categories.some((path) => FURNITURE.test(path))
  const kinds = [
    ...(isToy ? ['toy' as const] : []),
    ...(fibres ? ['textile' as const] : []),
    ...(isFurniture ? ['furniture' as const] : []),
  ]
  if (kinds.length > 0) facts.kinds = kinds
  if (age) facts.ageFrom = AGE_MONTHS[age]
  if (fibres) facts.fibres = [{ part: null, shares: fibreShares(fibres) }]
  if (hasAnimalParts) facts.hasAnimalParts = true
  return Object.keys(facts).length > 0 ? { facts } : {}
}

const VIEW_WORDS: Record<Picture['view'], Localised> = {
  main: t('', '', ''),
  angle: t(', von der anderen Seite', ', vu sous un autre angle', ', van de andere kant'),
  detail: t(', Detailansicht', ', vue de détail', ', detailopname'),
  hero: t('', '', ''),
  magazin: t('', '', ''),
}

function productImage(picture: Picture, name: Localised, colour: ColourKey): ProductRecord['images'][number] {
  const { phrase } = COLOURS[colour]
  const close = VIEW_WORDS[picture.view]

  return {
    src: picture.file,
    width: picture.width,
    height: picture.height,
    colour: picture.dominantHex,
    alt: t(
      `${name.de}${phrase.de}${close.de}`,
      `${name.fr}${phrase.fr}${close.fr}`,
      `${name.nl}${phrase.nl}${close.nl}`,
    ),
  }
}

function variantRecord(
  line: ProductLine,
  variant: LineVariant,
  number: string,
  index: number,
  chance: () => number,
  shop: Assortment,
): VariantRecord {
  const [daysFrom, daysTo] = DELIVERY[line.delivery]
  const prices: VariantRecord['prices'] = {}
  for (const [country, price] of countryPrices(variant.price)) {
    const rrp = line.rrp ? roundedUp(price / line.rrp) : null
    prices[country] = { price, rrp, before: null, lowestPrior: null, scale: [] }
  }

  const id = Number(number) * 100 + index + 1
  return {
    id,
    referenceKey: `${number}_${variant.key}`,
    label: typeof variant.label === 'string' ? same(variant.label) : variant.label,
    ...(line.delivery === 'download' ? {} : { gtin: gtinOf(DEMO_NUMBERS + String(id).padStart(9, '0')) }),
    bvc: line.delivery === 'instant' || line.delivery === 'download' ? 1 : 2,
    deliveryDaysFrom: daysFrom,
    deliveryDaysTo: daysTo,
    stock: 4 + Math.floor(chance() * 90),
    paybackFactor: shop.folder === 'puenktchen' ? 0.5 : null,
    content: variant.content ?? null,
    prices,
  }
}

function countryPrices(german: number) {
  const shelf = shelfPrices(german)
  return (['DE', 'AT', 'CH', 'FR', 'BE', 'NL'] as const).map((country) => [country, shelf[country]] as const)
}

function roundedUp(cents: number): number {
  return cents < 10_000 ? Math.ceil(cents / 100) * 100 - 1 : Math.ceil(cents / 1000) * 1000 - 100
}

/** An average that so many whole stars can have: the demo's reviews make it up, one by one. */
function ratingFrom(chance: () => number) {
  const wanted = 3.7 + chance() * 1.2
  const count = 3 + Math.floor(chance() ** 2 * 45)
  return { average: Math.round((Math.round(wanted * count) / count) * 100) / 100, count }
}
