import { categories } from '@shop/engine/db/schema/catalogue'
import { integers } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { eq, sql as raw } from 'drizzle-orm'
import type { StoredCategory } from '../products/catalogue-store.ts'

/** What the office writes of a category; what it was imported from stays. */
export type WrittenCategory = Omit<StoredCategory, 'position' | 'digest'>

export async function updateCategory(sql: Sql, { id, ...fields }: WrittenCategory): Promise<void> {
  await sql.update(categories).set(fields).where(eq(categories.id, id))
}

/** Writes positions, all in one statement; that a neighbour moved is no change of a category itself. */
export async function updatePositions(
  sql: Sql,
  positions: readonly { id: number; position: number }[],
): Promise<void> {
  if (positions.length === 0) return
  const ids = integers(positions.map(({ id }) => id))
  const places = integers(positions.map(({ position }) => position))
  await sql.execute(raw`
    update ${categories} set position = placed.position
    from unnest(${ids}, ${places}) as placed (id, position)
    where ${categories.id} = placed.id`)
}
