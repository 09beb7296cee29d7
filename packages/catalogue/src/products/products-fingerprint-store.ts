import { products } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'
import * as v from 'valibot'

/** How many products there are and what their ids add up to: read from the index of the ids alone. */
export const ProductsFingerprint = v.object({ count: v.number(), ids: v.string() })
export type ProductsFingerprint = v.InferOutput<typeof ProductsFingerprint>

export async function productsFingerprint(sql: Sql): Promise<ProductsFingerprint> {
  const { rows } = await sql.execute<ProductsFingerprint>(
    query`select count(*)::int as count, coalesce(sum(${products.id}), 0)::text as ids from ${products}`,
  )
  return rows[0] ?? { count: 0, ids: '0' }
}
