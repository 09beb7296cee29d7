import { localised } from '@shop/catalogue/localised/localised'
import type { Market } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { products } from '@shop/engine/db/schema/catalogue'
import { inArray } from 'drizzle-orm'

/** What products are called, also those that are no longer sold; ones that nothing is known of are missing. */
export async function productNames(
  sql: Sql,
  ids: readonly number[],
  market: Market,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, localised(name, market)]))
}
