import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import type { Market } from '@shop/domain/market/markets'
import { productHref } from '@shop/domain/product-link/product-href'
import { priceHistory, prices, products, variants } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'
import { localised } from '../localised/localised.ts'
import { seoUrlOf } from '../localised/localised-product.ts'

type Stored = typeof products.$inferSelect

/** A product's page in one locale, as listed in the sitemap. */
export type ProductPageEntry = {
  id: number
  /** Without locale prefix. */
  path: string
  /** Media keys. */
  images: string[]
  /** When anything on the page last changed that a reader would notice: words, pictures, prices. */
  changedAt: Date
}

/** Products that a country sells: on, and with a price there. */
const isSold = (country: string) => query`${products.isActive} and exists (
  select 1 from ${variants} join ${prices} on ${prices.variantId} = ${variants.id}
  where ${variants.productId} = ${products.id} and ${prices.country} = ${country})`

export async function productPageCount(sql: Sql, { country }: Market): Promise<number> {
  const { rows } = await sql.execute<{ count: number }>(
    query`select count(*)::int as count from ${products} where ${isSold(country)}`,
  )
  return rows[0]?.count ?? 0
}

/** The id after so many products, where a part of a long list begins; 0 for its beginning. */
export async function idBefore(sql: Sql, { country }: Market, skipped: number): Promise<number> {
  if (skipped === 0) return 0
  const { rows } = await sql.execute<{ id: number }>(
    query`select ${products.id} as id from ${products} where ${isSold(country)}
      order by ${products.id} offset ${skipped - 1} limit 1`,
  )
  return rows[0]?.id ?? Number.MAX_SAFE_INTEGER
}

type Row = Pick<Stored, 'id' | 'name' | 'images'> & {
  reference_key: string
  advanced_attributes: Stored['advancedAttributes']
  changed_at: string | Date
}
export type PagesWanted = { after: number; limit: number; changedSince?: Date }

/** Pages of products by id, so many after a given one; with `changedSince` only those that changed since then. */
export async function productPages(
  sql: Sql,
  market: Market,
  { after, limit, changedSince }: PagesWanted,
): Promise<ProductPageEntry[]> {
  if (after > LARGEST_INTEGER) return []
  const changedAt = query`greatest(${products.updatedAt}, (
    select max(${priceHistory.since}) from ${variants}
    join ${priceHistory} on ${priceHistory.variantId} = ${variants.id}
    where ${variants.productId} = ${products.id} and ${priceHistory.country} = ${market.country}))`
  const isFresh = changedSince
    ? query`and ${changedAt} > ${changedSince.toISOString()}::timestamptz`
    : query``
  const { rows } = await sql.execute<Row>(query`
    select ${products.id}, ${products.referenceKey}, ${products.name}, ${products.images},
      ${products.advancedAttributes}, ${changedAt} as changed_at
    from ${products}
    where ${products.id} > ${after} and ${isSold(market.country)} ${isFresh}
    order by ${products.id} limit ${limit}`)
  return rows.map((row) => ({
    id: row.id,
    path: productHref({
      seoUrl: seoUrlOf({ advancedAttributes: row.advanced_attributes }, market),
      name: localised(row.name, market),
      referenceKey: row.reference_key,
    }),
    images: row.images.map(({ src }) => src),
    changedAt: new Date(row.changed_at),
  }))
}
