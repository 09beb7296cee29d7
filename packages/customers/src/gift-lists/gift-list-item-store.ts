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
  row: Omit<GiftListItemRow, 'elsewhere' | 'elsewhereFrom' | 'thanked' | 'note' | 'isUrgent'>,
): Promise<void> {
  await sql.insert(giftListItems).values(row).onConflictDoNothing()
}

type Change = Partial<Pick<GiftListItemRow, 'wanted' | 'note' | 'isUrgent' | 'elsewhere'>>

/**
 * Changes a line; false when there is none, or when other units than `elsewhereSeen` were bought elsewhere by now. Units
 * that are taken back go with their names and thanks.
 */
export async function updateGiftListItem(
  sql: Sql,
  item: Named & { elsewhereSeen?: number | undefined },
  change: Change,
): Promise<boolean> {
  const { elsewhereSeen } = item
  const isAsSeen = elsewhereSeen === undefined ? undefined : eq(giftListItems.elsewhere, elsewhereSeen)
  const changed = await sql
    .update(giftListItems)
    .set({ ...change, ...(change.elsewhere === undefined ? {} : keptOfElsewhere(change.elsewhere)) })
    .where(and(named(item), isAsSeen))
    .returning({ key: giftListItems.key })
  return changed.length > 0
}

/**
 * Moves a line to another list, below what is on it. It keeps its key, by which baskets and orders name it, and all that
 * was given for it.
 */
export async function moveGiftListItem(sql: Sql, item: Named, listId: string, now: Date): Promise<void> {
  await sql.update(giftListItems).set({ listId, addedAt: now }).where(named(item))
}

function keptOfElsewhere(units: number) {
  const { elsewhereFrom, thanked } = giftListItems
  const isKept = raw`gift not like 'elsewhere-%' or substring(gift from 11)::int < ${units}::int`
  return {
    elsewhereFrom: raw`${elsewhereFrom}[1:${units}::int]`,
    thanked: raw`array(select gift from unnest(${thanked}) as gift where ${isKept})`,
  }
}

/**
 * Counts one more unit as bought in another shop, and keeps who said so. Units that the owner has counted have no
 * name.
 */
export async function countElsewhere(sql: Sql, item: Named, from: string): Promise<void> {
  const { elsewhere, elsewhereFrom } = giftListItems
  const nameless = raw`array_fill(''::text, array[greatest(${elsewhere} - cardinality(${elsewhereFrom}), 0)])`
  await sql
    .update(giftListItems)
    .set({
      elsewhere: raw`${elsewhere} + 1`,
      elsewhereFrom: raw`${elsewhereFrom} || ${nameless} || ${from}::text`,
    })
    .where(named(item))
}

/** Notes that a gift was thanked for, once; or that it was not. */
export async function noteThanks(sql: Sql, item: Named, giftKey: string, isThanked: boolean): Promise<void> {
  const others = raw`array_remove(${giftListItems.thanked}, ${giftKey}::text)`
  await sql
    .update(giftListItems)
    .set({ thanked: isThanked ? raw`${others} || ${giftKey}::text` : others })
    .where(named(item))
}

export async function removeGiftListItem(sql: Sql, item: Named): Promise<void> {
  await sql.delete(giftListItems).where(named(item))
}
