import type { Sql } from '@shop/engine/db/database'
import { giftListItems, giftLists } from '@shop/engine/db/schema/gift-lists'
import { and, count, desc, eq, inArray } from 'drizzle-orm'

export type GiftListRow = typeof giftLists.$inferSelect
/** Whose lists they are, and the shops in which they are to be had: all of one country. */
export type GiftListOwner = { customerId: string; shopIds: readonly number[] }
type Named = GiftListOwner & { id: string }

const ofOwner = ({ customerId, shopIds }: GiftListOwner) =>
  and(eq(giftLists.customerId, customerId), inArray(giftLists.shopId, [...shopIds]))
const named = (list: Named) => and(eq(giftLists.id, list.id), ofOwner(list))

/** A customer's lists in a country with how many lines they have, the newest first. */
export async function giftListsOf(
  sql: Sql,
  owner: GiftListOwner,
): Promise<(GiftListRow & { items: number })[]> {
  const rows = await sql
    .select({ list: giftLists, items: count(giftListItems.key) })
    .from(giftLists)
    .leftJoin(giftListItems, eq(giftListItems.listId, giftLists.id))
    .where(ofOwner(owner))
    .groupBy(giftLists.id)
    .orderBy(desc(giftLists.createdAt), desc(giftLists.id))
  return rows.map(({ list, items }) => ({ ...list, items: Number(items) }))
}

/** A list of this customer; null for everybody else's. */
export async function ownGiftList(sql: Sql, list: Named): Promise<GiftListRow | null> {
  const [row] = await sql.select().from(giftLists).where(named(list))
  return row ?? null
}

export async function insertGiftList(sql: Sql, row: GiftListRow): Promise<void> {
  await sql.insert(giftLists).values(row)
}

type Change = Partial<
  Pick<GiftListRow, 'name' | 'occasion' | 'dueOn' | 'isSurprise' | 'token' | 'deliveryAddress'>
>

/** Changes a list of this customer and holds it until the transaction ends; null when there is none. */
export async function updateGiftList(
  sql: Sql,
  list: Named,
  change: Change,
  now: Date,
): Promise<GiftListRow | null> {
  const [row] = await sql
    .update(giftLists)
    .set({ ...change, updatedAt: now })
    .where(named(list))
    .returning()
  return row ?? null
}

/** Deletes a list of this customer with its lines; false when there is none. */
export async function removeGiftList(sql: Sql, list: Named): Promise<boolean> {
  const gone = await sql.delete(giftLists).where(named(list)).returning({ id: giftLists.id })
  return gone.length > 0
}

/** The list that a link opens, in whatever shop it was made; null for one that was taken back. */
export async function giftListOfToken(sql: Sql, token: string): Promise<GiftListRow | null> {
  const [row] = await sql.select().from(giftLists).where(eq(giftLists.token, token))
  return row ?? null
}

/** The lists of these lines, by the lines' keys; lines that are gone are missing. */
export async function giftListsOfItems(sql: Sql, keys: readonly string[]): Promise<Map<string, GiftListRow>> {
  if (keys.length === 0) return new Map()
  const rows = await sql
    .select({ key: giftListItems.key, list: giftLists })
    .from(giftListItems)
    .innerJoin(giftLists, eq(giftLists.id, giftListItems.listId))
    .where(inArray(giftListItems.key, [...keys]))
  return new Map(rows.map(({ key, list }) => [key, list]))
}
