import type { Locale } from '@shop/domain/market/markets'
import { prices, products, stock, variants } from '@shop/engine/db/schema/catalogue'
import { pageRedirects } from '@shop/engine/db/schema/merchandising'
import type { Sql } from '@shop/engine/db/sql'
import { asc, eq, gt, sql as query } from 'drizzle-orm'

/*
 * Lists go by keys that never change, so a row that is there from beginning to end is in exactly one part, whatever
 * comes or goes meanwhile.
 */

/** Ids of products behind one, ascending. */
export async function productIdsAfter(sql: Sql, after: number, limit: number): Promise<number[]> {
  const rows = await sql
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export type PriceListed = typeof prices.$inferSelect & { referenceKey: string }

/** Prices behind that of a variant and country. */
export async function pricesAfter(
  sql: Sql,
  [variantId, country]: readonly [number, string],
  limit: number,
): Promise<PriceListed[]> {
  const rows = await sql
    .select({ price: prices, referenceKey: variants.referenceKey })
    .from(prices)
    .innerJoin(variants, eq(variants.id, prices.variantId))
    .where(query`(${prices.variantId}, ${prices.country}) > (${variantId}::int, ${country}::text)`)
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
export async function stockAfter(sql: Sql, after: number, limit: number): Promise<StockRow[]> {
  return sql
    .select(STOCK)
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(gt(variants.id, after))
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
