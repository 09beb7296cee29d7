import { categories, products } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { eq, inArray } from 'drizzle-orm'

/** Writes what can be edited of a product; what only an import says stays. */
export async function updateProduct(sql: Sql, row: typeof products.$inferInsert): Promise<void> {
  await sql
    .update(products)
    .set({
      name: row.name,
      description: row.description,
      brand: row.brand,
      subbrand: row.subbrand,
      masterKey: row.masterKey,
      isActive: row.isActive,
      isNew: row.isNew,
      categories: row.categories,
      attributes: row.attributes,
      images: row.images,
      safety: row.safety,
      care: row.care,
      facts: row.facts,
      updatedAt: row.updatedAt,
    })
    .where(eq(products.id, row.id))
}

export async function updateSale(
  sql: Sql,
  { id, isActive, now }: { id: number; isActive: boolean; now: Date },
): Promise<void> {
  await sql.update(products).set({ isActive, updatedAt: now }).where(eq(products.id, id))
}

/** Which of these categories there are not. */
export async function unknownCategories(sql: Sql, ids: readonly number[]): Promise<number[]> {
  const rows = await sql
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
