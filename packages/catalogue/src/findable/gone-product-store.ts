import { goneProducts } from '@shop/engine/db/schema/addresses'
import { products } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import type { Localised } from '@shop/engine/records/catalogue-record'
import { and, eq, lte } from 'drizzle-orm'

/** What is left of a product that was sold once; its main category comes first. */
export type GoneProduct = { name: Localised; categories: readonly number[] }

/** A product that was sold once and is not any more: switched off, or deleted. null for a number that never was. */
export async function goneProduct(sql: Sql, referenceKey: string, now: Date): Promise<GoneProduct | null> {
  const [off] = await sql
    .select({ name: products.name, categories: products.categories })
    .from(products)
    .where(
      and(
        eq(products.referenceKey, referenceKey),
        eq(products.isActive, false),
        lte(products.firstLiveAt, now),
      ),
    )
  if (off) return off

  const [deleted] = await sql
    .select({ name: goneProducts.name, categories: goneProducts.categories })
    .from(goneProducts)
    .where(eq(goneProducts.referenceKey, referenceKey))
  return deleted ?? null
}
