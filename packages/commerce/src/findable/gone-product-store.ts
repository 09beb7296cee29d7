import { and, eq, lte } from 'drizzle-orm'
import type { Localised } from '../catalogue/catalogue-record.ts'
import { goneProducts } from '../db/schema/addresses.ts'
import { products } from '../db/schema/catalogue.ts'
import type { Sql } from '../db/sql.ts'

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
