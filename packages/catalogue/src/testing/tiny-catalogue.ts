import type { CatalogueRecord, ProductRecord } from '@shop/engine/records/catalogue-record'

/** Variants of the tiny catalogue by what is special about them. */
export const VARIANTS = {
  /** 19,99 in Germany, 24.90 in Switzerland, 10 in stock. */
  cushion: 10,
  /** 5 in stock. */
  scarce: 20,
  soldOut: 30,
  /** 10,00; 8,00 from 5 on; 100 in stock. */
  scaled: 40,
  /** Freight. 499,00. */
  sofa: 50,
  /** BVC 2 and 999 days: ordered without stock. */
  preOrder: 60,
  /** Both delivery days 0. 25,00. */
  download: 70,
  /** Reduced tax. 12,00. */
  book: 80,
} as const

/** One category and eight products, each with one variant. */
export function tinyCatalogue(): CatalogueRecord[] {
  return [
    {
      kind: 'category',
      id: 1,
      parentId: null,
      slug: 'wohnen',
      position: 1,
      name: same('Wohnen'),
      description: same('Alles'),
      seoText: same('Alles'),
      image: null,
    },
    product(1, 'Kissen', { care: ['Feucht abwischen'] }),
    product(2, 'Vase', { stock: 5 }),
    product(3, 'Teppich', { stock: 0, bvc: 4 }),
    product(4, 'Glas', { stock: 100, price: 1000, scale: [{ amount: 5, price: 800 }] }),
    product(5, 'Sofa', {
      price: 49_900,
      attributes: {
        bulkyOrLoad: {
          label: same('Sperrgut'),
          multiSelect: false,
          facet: false,
          values: [{ value: '1', label: same('ja') }],
        },
      },
    }),
    product(6, 'Lampe', { stock: 0, bvc: 2, days: [999, 999] }),
    product(7, 'Anleitung', { price: 2500, days: [0, 0] }),
    product(8, 'Buch', { price: 1200, vat: 'reduced' }),
  ]
}

type Special = {
  care?: string[]
  stock?: number
  bvc?: 1 | 2 | 3 | 4
  days?: [number, number]
  price?: number
  scale?: { amount: number; price: number }[]
  attributes?: ProductRecord['attributes']
  vat?: ProductRecord['vat']
}

function product(id: number, name: string, special: Special): ProductRecord {
  const {
    stock = 10,
    bvc = 1,
    days = [2, 4],
    price = 1999,
    scale = [],
    attributes = {},
    vat = 'standard',
  } = special
  const priced = (amount: number) => ({ price: amount, rrp: null, before: null, lowestPrior: null, scale })
  return {
    kind: 'product',
    id,
    referenceKey: `P${id}`,
    masterKey: `M${id}`,
    brand: 'Prüfhaus',
    subbrand: null,
    name: same(name),
    description: same('Beschreibung'),
    categories: [1],
    collections: [],
    images: [],
    attributes,
    advancedAttributes: {},
    colorsList: [],
    isActive: true,
    isNew: false,
    promo: null,
    vat,
    popularity: 1,
    rating: null,
    safety: {
      manufacturer: 'Werkstatt Beispiel GmbH',
      address: 'Musterweg 1, 20457 Hamburg, Deutschland',
      email: 'sicherheit@werkstatt.example',
      warnings: [],
    },
    care: (special.care ?? []).map(same),
    createdAt: '2026-01-01T00:00:00Z',
    firstLiveAt: '2026-01-02T00:00:00Z',
    variants: [
      {
        id: id * 10,
        referenceKey: `V${id}_1`,
        label: same('Einzeln'),
        bvc,
        deliveryDaysFrom: days[0],
        deliveryDaysTo: days[1],
        stock,
        paybackFactor: null,
        content: null,
        prices: {
          DE: priced(price),
          AT: priced(price),
          CH: priced(price === 1999 ? 2490 : price),
          FR: priced(price),
          BE: priced(price),
          NL: priced(price),
        },
      },
    ],
  }
}

function same(word: string) {
  return { de: word, fr: word, nl: word }
}
