import { hash } from 'node:crypto'
import { refusedCountries, type SoldProduct } from '@shop/domain/duties/missing-facts'
import type { Country } from '@shop/domain/market/markets'
import { COUNTRIES } from '@shop/domain/market/markets'
import type { categories, prices, products, variants } from '@shop/engine/db/schema/catalogue'
import type {
  CatalogueRecord,
  CategoryRecord,
  ProductRecord,
  SafetyRow,
  VariantRecord,
} from '@shop/engine/records/catalogue-record'

export type PriceRow = typeof prices.$inferSelect

/** A price of an import; `lowestPrior` covers days that the shop may not have seen. */
export type ImportedPrice = { variantId: number; country: Country } & NonNullable<
  VariantRecord['prices'][Country]
>

/** Digest of what a record says, whatever the order of its fields. */
export function recordDigest(record: CatalogueRecord): string {
  return hash('sha256', JSON.stringify(inOrder(record)), 'base64url')
}

/** Parsing has brought the fields of the format into its order; what is left are fields with names of their own. */
function inOrder(record: CatalogueRecord): object {
  if (record.kind === 'category') return record
  return {
    ...record,
    attributes: sorted(record.attributes),
    advancedAttributes: sorted(record.advancedAttributes),
    variants: record.variants.map((variant) => ({ ...variant, prices: sorted(variant.prices) })),
  }
}

function sorted(fields: object): object {
  const entries = Object.entries(fields)
  const isSorted = entries.every(([name], at) => at === 0 || (entries[at - 1]?.[0] ?? '') < name)
  return isSorted ? fields : Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function categoryRow(record: CategoryRecord, now: Date): typeof categories.$inferInsert {
  const { kind: _, ...fields } = record
  return { ...fields, digest: recordDigest(record), updatedAt: now }
}

export function productRow(record: ProductRecord, now: Date, digest: string): typeof products.$inferInsert {
  const { kind: _, variants: __, createdAt, firstLiveAt, facts = {}, ...rest } = record
  const { maker: ___, responsiblePerson: ____, ...fields } = rest
  return {
    ...fields,
    safety: safetyRow(record),
    facts,
    createdAt: new Date(createdAt),
    firstLiveAt: new Date(firstLiveAt),
    updatedAt: now,
    digest,
  }
}

/** `maker` goes before the name that files had for it. @see eu-duties C-15 */
function safetyRow({ maker, responsiblePerson, safety }: ProductRecord): SafetyRow | null {
  const warnings = safety?.warnings ?? []
  const other = responsiblePerson ? { responsiblePerson } : {}
  if (maker === undefined) return safety && { ...safety, ...other }
  const { name: manufacturer, address, email, country } = maker
  return { manufacturer, address, email, warnings, country, ...other }
}

export function variantRows(record: ProductRecord): (typeof variants.$inferInsert)[] {
  return record.variants.map((variant, position) => ({
    id: variant.id,
    productId: record.id,
    position,
    referenceKey: variant.referenceKey,
    label: variant.label,
    gtin: variant.gtin ?? null,
    bvc: variant.bvc,
    deliveryDaysFrom: variant.deliveryDaysFrom,
    deliveryDaysTo: variant.deliveryDaysTo,
    paybackFactor: variant.paybackFactor,
    content: variant.content,
  }))
}

/** The prices of a record in the countries where it may be offered: a country without a price does not sell it. */
export function importedPrices(record: ProductRecord, now: Date): ImportedPrice[] {
  const refused = new Set(refusedCountries(soldProduct(record), now).map(({ country }) => country))
  const countries = COUNTRIES.filter((country) => !refused.has(country))
  return record.variants.flatMap(({ id, prices: byCountry }) =>
    countries.flatMap((country: Country) => {
      const price = byCountry[country]
      return price === undefined ? [] : [{ variantId: id, country, ...price }]
    }),
  )
}

/** A record as the law looks at it. */
export function soldProduct(record: ProductRecord): SoldProduct {
  return { ...record, safety: safetyRow(record), facts: record.facts ?? {} }
}
