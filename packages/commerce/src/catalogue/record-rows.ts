import { createHash } from 'node:crypto'
import type { Country } from '@shop/domain/shop/markets'
import { COUNTRIES } from '@shop/domain/shop/markets'
import type { categories, prices, products, variants } from '../db/schema/catalogue.ts'
import type { CatalogueRecord, CategoryRecord, ProductRecord } from './catalogue-record.ts'

export type PriceRow = typeof prices.$inferSelect

/** Digest of what a record says, whatever the order of its fields. */
export function recordDigest(record: CatalogueRecord): string {
  const text = JSON.stringify(record, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(text).digest('base64url')
}

export function categoryRow(record: CategoryRecord, now: Date): typeof categories.$inferInsert {
  const { kind: _, ...fields } = record
  return { ...fields, digest: recordDigest(record), updatedAt: now }
}

export function productRow(record: ProductRecord, now: Date): typeof products.$inferInsert {
  const { kind: _, variants: __, createdAt, firstLiveAt, ...fields } = record
  return {
    ...fields,
    createdAt: new Date(createdAt),
    firstLiveAt: new Date(firstLiveAt),
    updatedAt: now,
    digest: recordDigest(record),
  }
}

export function variantRows(record: ProductRecord): (typeof variants.$inferInsert)[] {
  return record.variants.map((variant, position) => ({
    id: variant.id,
    productId: record.id,
    position,
    referenceKey: variant.referenceKey,
    label: variant.label,
    bvc: variant.bvc,
    deliveryDaysFrom: variant.deliveryDaysFrom,
    deliveryDaysTo: variant.deliveryDaysTo,
    paybackFactor: variant.paybackFactor,
    content: variant.content,
  }))
}

export function priceRows(record: ProductRecord): PriceRow[] {
  return record.variants.flatMap(({ id, prices: byCountry }) =>
    COUNTRIES.flatMap((country: Country) => {
      const price = byCountry[country]
      return price === undefined
        ? []
        : [{ variantId: id, country, ...price, reducedSince: null, comparedUntil: null }]
    }),
  )
}
