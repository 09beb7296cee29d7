import { localised } from '@shop/catalogue/localised/localised'
import { localisedImage } from '@shop/catalogue/localised/localised-product'
import type { Market } from '@shop/domain/market/markets'
import type { ProductImage } from '@shop/domain/product/product'
import type { Sql } from '@shop/engine/db/database'
import { products } from '@shop/engine/db/schema/catalogue'
import { asc, eq } from 'drizzle-orm'

/** Name and picture of something that the shop sells. */
export type SampleGoods = { name: string; image: ProductImage | null }

/** The first goods of the catalogue, so that sample mails look like those of the shop; none while it is empty. */
export async function sampleGoods(sql: Sql, market: Market, limit: number): Promise<SampleGoods[]> {
  const rows = await sql
    .selectDistinctOn([products.masterKey], { name: products.name, images: products.images })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(asc(products.masterKey), asc(products.id))
    .limit(limit)
  return rows.map(({ name, images: [first] }) => ({
    name: localised(name, market),
    image: first === undefined ? null : localisedImage(first, market),
  }))
}
