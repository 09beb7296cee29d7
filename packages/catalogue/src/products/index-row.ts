import type { Country } from '@shop/domain/market/markets'
import type { Localised, ProductRecord, VariantRecord } from '@shop/engine/records/catalogue-record'

/** Minor units; `before` and `lowestPrior` are null without a sale. */
export type IndexPrice = { price: number; before: number | null; lowestPrior: number | null }

export type IndexVariant = Pick<
  VariantRecord,
  'referenceKey' | 'bvc' | 'deliveryDaysFrom' | 'deliveryDaysTo'
> & { quantity: number; prices: Partial<Record<Country, IndexPrice>> }

/** What the index has to know of a product: no descriptions, pictures or care, which a million times fill memory. */
export type IndexRow = Pick<
  ProductRecord,
  | 'id'
  | 'referenceKey'
  | 'masterKey'
  | 'brand'
  | 'subbrand'
  | 'categories'
  | 'attributes'
  | 'isActive'
  | 'popularity'
  | 'vat'
> & {
  name: Localised
  /** Milliseconds since 1970. */
  firstLiveAt: number
  /** In their order. */
  variants: IndexVariant[]
}

/** A record of a catalogue file as the index reads it from the database. */
export function indexRowOf(record: ProductRecord): IndexRow {
  return {
    ...record,
    firstLiveAt: Date.parse(record.firstLiveAt),
    variants: record.variants.map(({ stock, prices, ...variant }) => ({
      ...variant,
      quantity: stock,
      prices,
    })),
  }
}
