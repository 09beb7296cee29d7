import type { Locale } from '@shop/domain/market/markets'
import { prices, products, stock, variants } from '@shop/engine/db/schema/catalogue'
import { pageRedirects } from '@shop/engine/db/schema/merchandising'
import type { Sql } from '@shop/engine/db/sql'
import { and, asc, eq, gt, gte, sql as query } from 'drizzle-orm'

/*
 * Lists go by keys that never change, so a row that is there from beginning to end is in exactly one part, whatever
 * comes or goes meanwhile.
 */

/** A part of a list: behind a row, and of what has changed since a moment where one is named. */
type Part<Place> = { after: Place; since: Date | null; limit: number }

/** Ids of products behind one, ascending. */
export async function productIdsAfter(sql: Sql, { after, since, limit }: Part<number>): Promise<number[]> {
  const rows = await sql
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.id, after), since === null ? undefined : gte(products.updatedAt, since)))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export type PriceListed = typeof prices.$inferSelect & { referenceKey: string }

/** Prices behind that of a variant and country. */
export async function pricesAfter(
  sql: Sql,
  { after: [variantId, country], since, limit }: Part<readonly [number, string]>,
): Promise<PriceListed[]> {
  const rows = await sql
    .select({ price: prices, referenceKey: variants.referenceKey })
    .from(prices)
    .innerJoin(variants, eq(variants.id, prices.variantId))
    .where(
      and(
        query`(${prices.variantId}, ${prices.country}) > (${variantId}::int, ${country}::text)`,
        since === null ? undefined : query`${prices}.updated_at >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(prices.variantId), asc(prices.country))
    .limit(limit)
  return rows.map(({ price, referenceKey }) => ({ ...price, referenceKey }))
}

const STOCK = {
  variantId: variants.id,
  referenceKey: variants.referenceKey,
  productId: variants.productId,
  quantity: query<number>`coalesce(${stock.quantity}, 0)`,
}
export type StockRow = { variantId: number; referenceKey: string; productId: number; quantity: number }

/** Stock of the variants behind one. */
export async function stockAfter(sql: Sql, { after, since, limit }: Part<number>): Promise<StockRow[]> {
  return sql
    .select(STOCK)
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(
      and(
        gt(variants.id, after),
        since === null ? undefined : query`${stock}.updated_at >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(variants.id))
    .limit(limit)
}

/** Stock of one variant; null without such a variant. */
export async function stockOf(sql: Sql, variantId: number): Promise<StockRow | null> {
  const [row] = await sql
    .select(STOCK)
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(eq(variants.id, variantId))
  return row ?? null
}

export type RedirectRow = { locale: Locale; path: string; target: string; status: 301 | 302 }

/** Redirects behind that of a locale and path. */
export async function redirectsAfter(
  sql: Sql,
  [locale, path]: readonly [string, string],
  limit: number,
): Promise<RedirectRow[]> {
  const rows = await sql
    .select()
    .from(pageRedirects)
    .where(query`(${pageRedirects.locale}, ${pageRedirects.path}) > (${locale}::text, ${path}::text)`)
    .orderBy(asc(pageRedirects.locale), asc(pageRedirects.path))
    .limit(limit)
  return rows.map((row) => ({ ...row, status: row.status === 302 ? 302 : 301 }))
}
