import type {
  CategoryRecord,
  Localised,
  ProductRecord,
  VariantRecord,
} from '@shop/engine/records/catalogue-record'

/** The same word in every language, with an ending of its own. */
export function inAllLanguages(word: string): Localised {
  return { de: word, fr: `${word} (fr)`, nl: `${word} (nl)` }
}

export function categoryRecord(fields: Partial<CategoryRecord> & { id: number }): CategoryRecord {
  return {
    kind: 'category',
    parentId: null,
    slug: `kategorie-${fields.id}`,
    position: fields.id,
    name: inAllLanguages(`Kategorie ${fields.id}`),
    description: inAllLanguages('Beschreibung'),
    seoText: inAllLanguages('Text'),
    image: null,
    ...fields,
  }
}

export function variantRecord(fields: Partial<VariantRecord> & { id: number }): VariantRecord {
  return {
    referenceKey: `${fields.id}_1`,
    label: inAllLanguages(`Variante ${fields.id}`),
    bvc: 1,
    deliveryDaysFrom: 2,
    deliveryDaysTo: 4,
    stock: 10,
    paybackFactor: null,
    content: null,
    prices: { DE: priceRecord(1999), CH: priceRecord(2490), FR: priceRecord(2199) },
    ...fields,
  }
}

export type PriceRecord = NonNullable<VariantRecord['prices']['DE']>

export function priceRecord(price: number, fields: Partial<PriceRecord> = {}): PriceRecord {
  return { price, rrp: null, before: null, lowestPrior: null, scale: [], ...fields }
}

/** A product with one variant, `id * 10`, in category 1. */
export function productRecord(fields: Partial<ProductRecord> & { id: number }): ProductRecord {
  return {
    kind: 'product',
    referenceKey: `P${fields.id}`,
    masterKey: `M${fields.id}`,
    brand: 'Lindhaus',
    subbrand: null,
    name: inAllLanguages(`Produkt ${fields.id}`),
    description: inAllLanguages('Beschreibung'),
    categories: [1],
    collections: [],
    images: [],
    attributes: {},
    advancedAttributes: {},
    colorsList: [],
    isActive: true,
    isNew: false,
    promo: null,
    vat: 'standard',
    popularity: 0,
    rating: null,
    safety: {
      manufacturer: 'Werkstatt Beispiel GmbH',
      address: 'Musterweg 1, 20457 Hamburg, Deutschland',
      email: 'sicherheit@werkstatt.example',
      warnings: [],
    },
    care: [],
    createdAt: '2026-01-01T00:00:00Z',
    firstLiveAt: '2026-01-02T00:00:00Z',
    variants: [variantRecord({ id: fields.id * 10 })],
    ...fields,
  }
}

/** A catalogue file of records, valid or not. */
export async function* catalogueLines(records: readonly unknown[]): AsyncGenerator<string> {
  for (const record of records) yield typeof record === 'string' ? record : JSON.stringify(record)
}
