import { products } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { asc, sql as query } from 'drizzle-orm'

const MOST_PRODUCTS = 100

/** The products that show a picture, by what they know it as. */
export async function productsShowing(sql: Sql, src: string): Promise<{ id: number; name: string }[]> {
  return sql
    .select({ id: products.id, name: query<string>`${products.name} ->> 'de'` })
    .from(products)
    .where(query`${products.images} @> ${JSON.stringify([{ src }])}::jsonb`)
    .orderBy(asc(products.id))
    .limit(MOST_PRODUCTS)
}
