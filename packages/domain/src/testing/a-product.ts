import type { Product, ProductImage, Sibling } from '../product/product.ts'
import { aVariant } from './a-variant.ts'
import { someAdvancedAttributes, someAttributes } from './some-attributes.ts'

/** What a test says of a product; attributes with one value each may be written as `{ key: value }`. */
export type ProductWords = Partial<Product> & {
  traits?: Record<string, string>
  advancedTraits?: Record<string, string | number | null>
}

/** An ordinary product with one variant in stock, unless the test says otherwise. */
export function aProduct({ traits = {}, advancedTraits = {}, ...words }: ProductWords = {}): Product {
  return {
    id: 1,
    referenceKey: '4711001',
    masterKey: '4711',
    seoUrl: null,
    name: 'Sessel Holm',
    brand: 'Lindhaus',
    subbrand: null,
    description: '',
    images: [anImage()],
    variants: [aVariant()],
    siblings: [],
    attributes: someAttributes(traits),
    advancedAttributes: someAdvancedAttributes(advancedTraits),
    priceRange: null,
    colorsList: [],
    categories: [],
    collections: [],
    isActive: true,
    isSoldOut: false,
    isNew: false,
    sale: null,
    promo: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    firstLiveAt: '2026-01-01T00:00:00Z',
    customData: {},
    ...words,
  }
}

export function anImage(words: Partial<ProductImage> = {}): ProductImage {
  return {
    hash: 'a1',
    src: 'lindhaus/holm-grau-main.webp',
    alt: 'Sessel Holm in Grau',
    width: 1200,
    height: 1200,
    colour: '#d8c7ab',
    ...words,
  }
}

/** Another colour or size of a product, with a variant to buy. */
export function aSibling(words: Partial<Sibling> = {}): Sibling {
  return {
    id: 2,
    label: 'Grau',
    referenceKey: '4711002',
    imageHash: 'a2',
    image: null,
    href: '/p/sessel-holm-4711002/',
    isActive: true,
    advancedAttributes: {},
    buyableVariant: true,
    hasVariants: false,
    ...words,
  }
}
