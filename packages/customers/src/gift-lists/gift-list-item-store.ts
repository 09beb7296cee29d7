import type { Sql } from '@shop/engine/db/database'
import { giftListItems } from '@shop/engine/db/schema/gift-lists'
import { and, asc, desc, eq, sql as raw } from 'drizzle-orm'

export type GiftListItemRow = typeof giftListItems.$inferSelect
type Named = { listId: string; key: string }

const named = ({ listId, key }: Named) => and(eq(giftListItems.listId, listId), eq(giftListItems.key, key))

/** The lines of a list: what matters most first, then as they were added. */
export async function giftListItemsOf(sql: Sql, listId: string): Promise<GiftListItemRow[]> {
  return sql
    .select()
    .from(giftListItems)
    .where(eq(giftListItems.listId, listId))
    .orderBy(desc(giftListItems.isUrgent), asc(giftListItems.addedAt), asc(giftListItems.key))
}

/** One line of a list; null when there is none. */
export async function giftListItem(sql: Sql, item: Named): Promise<GiftListItemRow | null> {
  const [row] = await sql.select().from(giftListItems).where(named(item))
  return row ?? null
}

/** Adds a line; the same product and variant again changes nothing. */
export async function insertGiftListItem(
  sql: Sql,
  row: Omit<GiftListItemRow, 'elsewhere' | 'note' | 'isUrgent'>,
): Promise<void> {
  await sql.insert(giftListItems).values(row).onConflictDoNothing()
}

type Change = Partial<Pick<GiftListItemRow, 'wanted' | 'note' | 'isUrgent' | 'elsewhere'>>

/** Changes a line; false when there is none. */
export async function updateGiftListItem(sql: Sql, item: Named, change: Change): Promise<boolean> {
  const changed = await sql
    .update(giftListItems)
    .set(change)
    .where(named(item))
    .returning({ key: giftListItems.key })
  return changed.length > 0
}

/** Counts one more unit as bought in another shop. */
export async function countElsewhere(sql: Sql, item: Named): Promise<void> {
  await sql
    .update(giftListItems)
    .set({ elsewhere: raw`${giftListItems.elsewhere} + 1` })
    .where(named(item))
}

export async function removeGiftListItem(sql: Sql, item: Named): Promise<void> {
  await sql.delete(giftListItems).where(named(item))
}
