import { type Country, markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import type { CatalogueRecord, Localised, ProductRecord } from '@shop/engine/records/catalogue-record'
import { pictureAt } from '../catalogue/pictures.ts'
import { inEveryLanguage, type StarterProduct, type StarterRange } from './starter-range.ts'

const CREATED = '2026-01-01T07:00:00Z'
/** Swiss prices are a little higher, as they are everywhere. */
const SWISS_FACTOR = 1.1

/** The catalogue of a starter range: every product in every country of the brand, each with its picture. */
export function starterRecords(brand: Brand, range: StarterRange): CatalogueRecord[] {
  const countries = [...new Set(brand.locales.map((locale) => markets[locale].country))]
  const categories = range.categories.map(({ slug, name }, index): CatalogueRecord => {
    const words = inEveryLanguage(brand, name)
    return {
      kind: 'category',
      id: index + 1,
      parentId: null,
      slug,
      position: index + 1,
      name: words,
      description: introduction(words, brand),
      seoText: introduction(words, brand),
      image: null,
    }
  })
  const products = range.products.map((product, index): CatalogueRecord => {
    const category = range.categories.findIndex(({ slug }) => slug === product.category)
    if (category === -1)
      throw new Error(
        `Product ${product.number} is in the category "${product.category}", which there is not.`,
      )
    return productRecord(brand, { product, countries, category: category + 1, popularity: 100 - index })
  })
  return [...categories, ...products]
}

/** Long enough for what search engines show of a page. */
function introduction({ de, fr, nl }: Localised, { name }: Brand): Localised {
  return {
    de: `${de}: Alles, was es bei ${name} dazu gibt, auf einen Blick.`,
    fr: `${fr} : tout ce que propose ${name} en un coup d’œil.`,
    nl: `${nl}: alles wat ${name} hiervoor heeft, in één overzicht.`,
  }
}

type Placed = { product: StarterProduct; countries: readonly Country[]; category: number; popularity: number }

function productRecord(brand: Brand, { product, countries, category, popularity }: Placed): ProductRecord {
  const name = inEveryLanguage(brand, product.name)
  const { file, width, height, dominantHex } = pictureAt(product.picture)
  const id = Number(product.number)
  return {
    kind: 'product',
    id,
    referenceKey: product.number,
    masterKey: `M${product.number}`,
    brand: brand.name,
    subbrand: null,
    name,
    description: name,
    categories: [category],
    collections: [],
    images: [{ src: file, width, height, colour: dominantHex, alt: name }],
    attributes: {},
    advancedAttributes: {},
    colorsList: [],
    isActive: true,
    isNew: false,
    promo: null,
    vat: 'standard',
    popularity,
    rating: null,
    safety: {
      manufacturer: 'Werkstatt Beispiel GmbH',
      address: 'Musterweg 1, 20457 Hamburg, Deutschland',
      email: 'sicherheit@werkstatt.example',
      warnings: [],
    },
    care: [],
    createdAt: CREATED,
    firstLiveAt: CREATED,
    variants: [
      {
        id: id * 100 + 1,
        referenceKey: `${product.number}_1`,
        label: name,
        bvc: product.stock > 0 ? 1 : 4,
        deliveryDaysFrom: 2,
        deliveryDaysTo: 4,
        stock: product.stock,
        paybackFactor: null,
        content: null,
        prices: Object.fromEntries(countries.map((country) => [country, priceIn(country, product.price)])),
      },
    ],
  }
}

function priceIn(country: Country, cents: number) {
  const price = country === 'CH' ? Math.round((cents * SWISS_FACTOR) / 10) * 10 : cents
  return { price, rrp: null, before: null, lowestPrior: null, scale: [] }
}
