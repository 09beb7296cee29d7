import { Arrangement } from '@shop/api-client/office/listing-filter-commands'
import { categories } from '@shop/engine/db/schema/catalogue'
import { categoryFilters } from '@shop/engine/db/schema/merchandising'
import type { Sql } from '@shop/engine/db/sql'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'

/** The filters of all categories that have set some; an invalid row is logged and left out. */
export async function readCategoryFilters(sql: Sql): Promise<ReadonlyMap<number, Arrangement>> {
  const rows = await sql.select().from(categoryFilters)
  return new Map(
    rows.flatMap(({ categoryId, filters }): [number, Arrangement][] => {
      const arrangement = v.safeParse(Arrangement, filters)
      if (arrangement.success) return [[categoryId, arrangement.output]]
      const issues = v.summarize(arrangement.issues)
      console.warn(`The filters of category ${categoryId} in category_filters are left out: ${issues}`)
      return []
    }),
  )
}

/**
 * What a category has set, its row held until the transaction ends: two who set it for the first time wait for each other.
 * Null where it has set nothing; `isThere` is false for a category that is gone.
 */
export async function lockCategoryFilters(
  sql: Sql,
  categoryId: number,
): Promise<{ isThere: boolean; filters: Arrangement | null }> {
  const held = await sql
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, categoryId))
    .for('update')
  const [row] = await sql.select().from(categoryFilters).where(eq(categoryFilters.categoryId, categoryId))
  const arrangement = v.safeParse(Arrangement, row?.filters)
  return { isThere: held.length > 0, filters: arrangement.success ? arrangement.output : null }
}

export async function putCategoryFilters(sql: Sql, categoryId: number, filters: Arrangement): Promise<void> {
  await sql
    .insert(categoryFilters)
    .values({ categoryId, filters })
    .onConflictDoUpdate({ target: categoryFilters.categoryId, set: { filters } })
}

export async function removeCategoryFilters(sql: Sql, categoryId: number): Promise<void> {
  await sql.delete(categoryFilters).where(eq(categoryFilters.categoryId, categoryId))
}
