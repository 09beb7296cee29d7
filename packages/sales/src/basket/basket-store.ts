import { basketKey } from '@shop/domain/basket/basket-key'
import type { BasketLine } from '@shop/domain/basket/lines/basket-line'
import type { Sql } from '@shop/engine/db/database'
import { stock, variants } from '@shop/engine/db/schema/catalogue'
import { orders, stockReservations } from '@shop/engine/db/schema/orders'
import { setPartsOf } from '@shop/engine/db/schema/set-parts'
import { basketItems, baskets } from '@shop/engine/db/schema/shopper'
import { integers } from '@shop/engine/db/sent-lists'
import type { Owner } from '@shop/engine/session/owner'
import { and, asc, eq, inArray, sql as raw, type SQL } from 'drizzle-orm'

/** The key of a shopper's basket in a shop. @see spec §3 */
export function ownKey({ shopId, userId }: Owner): string {
  return basketKey(shopId, userId)
}

/** Locks the basket's row until the transaction ends, creating it if there is none, and returns its head. */
export async function lockBasket(sql: Sql, owner: Owner): Promise<BasketHead> {
  const held = await heldHead(sql, owner)
  if (held !== null) return held
  await sql
    .insert(baskets)
    .values({ key: ownKey(owner), ...owner })
    .onConflictDoNothing()
  const made = await heldHead(sql, owner)
  if (made === null) throw new Error(`The basket ${ownKey(owner)} was made and is not there.`)
  return made
}

async function heldHead(sql: Sql, owner: Owner): Promise<BasketHead | null> {
  const [held] = await sql
    .select(HEAD)
    .from(baskets)
    .where(eq(baskets.key, ownKey(owner)))
    .for('update')
  return held ?? null
}

/** What is kept of a basket besides its lines. */
export type BasketHead = {
  version: number
  /** Plain voucher codes, in the order in which they were typed in. */
  codes: string[]
  giftCardIds: string[]
  /** Promotions whose gift the shopper took out again. */
  declinedGifts: string[]
}

/** The head of an empty basket. */
export const NO_HEAD: BasketHead = { version: 0, codes: [], giftCardIds: [], declinedGifts: [] }

const HEAD = {
  version: baskets.version,
  codes: baskets.codes,
  giftCardIds: baskets.giftCardIds,
  declinedGifts: baskets.declinedGifts,
}

/** The head of a basket; an empty one when there is none. */
export async function basketHead(sql: Sql, owner: Owner): Promise<BasketHead> {
  const [head] = await sql
    .select(HEAD)
    .from(baskets)
    .where(eq(baskets.key, ownKey(owner)))
  return head ?? NO_HEAD
}

/** Changes the head of a basket that is there and locked. */
export async function changeHead(
  sql: Sql,
  owner: Owner,
  change: Partial<Omit<BasketHead, 'version'>>,
): Promise<void> {
  await sql
    .update(baskets)
    .set(change)
    .where(eq(baskets.key, ownKey(owner)))
}

/** Raises the version of a locked basket, changes its head along with it, and returns the new one. */
export async function growVersion(
  sql: Sql,
  owner: Owner,
  change: Partial<Omit<BasketHead, 'version'>> = {},
): Promise<BasketHead> {
  const [grown] = await versionGrowth(sql, owner, change)
  if (grown === undefined) throw new Error(`The basket ${ownKey(owner)} was changed and is not there.`)
  return grown
}

/** The statement that raises the version, to be batched with others. */
export function versionGrowth(sql: Sql, owner: Owner, change: Partial<Omit<BasketHead, 'version'>> = {}) {
  return sql
    .update(baskets)
    .set({ ...change, version: raw`${baskets.version} + 1`, updatedAt: raw`now()` })
    .where(eq(baskets.key, ownKey(owner)))
    .returning(HEAD)
}

/** The lines that are to be bought, oldest first. */
export async function basketLines(sql: Sql, owner: Owner): Promise<BasketLine[]> {
  return (await allLines(sql, owner)).filter(({ isSaved }) => !isSaved)
}

/** All lines of a basket, those that were put aside among them, oldest first. */
export async function allLines(sql: Sql, owner: Owner): Promise<BasketLine[]> {
  const rows = await sql
    .select()
    .from(basketItems)
    .where(eq(basketItems.basketKey, ownKey(owner)))
    .orderBy(asc(basketItems.addedAt), asc(basketItems.key))
  return rows.map(lineOf)
}

/** Shops in which a user has a basket, in ascending order, so that two merges never deadlock. */
export async function shopsWithBasket(sql: Sql, userId: string): Promise<number[]> {
  const rows = await sql
    .select({ shopId: baskets.shopId })
    .from(baskets)
    .where(eq(baskets.userId, userId))
    .orderBy(asc(baskets.shopId))
  return rows.map(({ shopId }) => shopId)
}

/** Writes a new line. Hands it back as it was kept. */
export async function insertLine(sql: Sql, owner: Owner, line: BasketLine): Promise<BasketLine[]> {
  const rows = await sql
    .insert(basketItems)
    .values({ ...rowOf(line), key: line.key, basketKey: ownKey(owner), addedAt: raw`clock_timestamp()` })
    .returning()
  return rows.map(lineOf)
}

/** Changes a line. Hands it back as it was kept; nothing when it is gone. */
export async function updateLine(sql: Sql, owner: Owner, line: BasketLine): Promise<BasketLine[]> {
  const rows = await sql
    .update(basketItems)
    .set(rowOf(line))
    .where(and(eq(basketItems.key, line.key), eq(basketItems.basketKey, ownKey(owner))))
    .returning()
  return rows.map(lineOf)
}

/** All lines of a basket after some were written and others deleted, without reading them again. */
export function linesAfter(
  lines: readonly BasketLine[],
  { written, gone = [] }: { written: readonly BasketLine[]; gone?: readonly string[] },
): BasketLine[] {
  const known = new Set(lines.map(({ key }) => key))
  const byKey = new Map(written.map((line) => [line.key, line]))
  return [
    ...lines.filter(({ key }) => !gone.includes(key)).map((line) => byKey.get(line.key) ?? line),
    ...written.filter(({ key }) => !known.has(key)),
  ]
}

/** Gives a line the key under which an order knows it. */
export async function renameLine(sql: Sql, owner: Owner, key: { from: string; to: string }): Promise<void> {
  await sql
    .update(basketItems)
    .set({ key: key.to })
    .where(and(eq(basketItems.key, key.from), eq(basketItems.basketKey, ownKey(owner))))
}

export async function deleteLines(sql: Sql, owner: Owner, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await lineDeletion(sql, owner, keys)
}

/** The statement that deletes lines, to be batched with others. */
export function lineDeletion(sql: Sql, owner: Owner, keys: readonly string[]) {
  return sql
    .delete(basketItems)
    .where(and(inArray(basketItems.key, [...keys]), eq(basketItems.basketKey, ownKey(owner))))
}

/**
 * Units of each variant that a shopper can have: stock, and claims of the shopper's own unpaid order, which ordering
 * again replaces.
 */
export async function stockFor(
  sql: Sql,
  owner: Owner,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await sql.execute<{ variantId: number; units: number }>(raw`
    select asked.variant_id as "variantId", ${unitsFor(owner, raw`asked.variant_id`)} as "units"
    from unnest(${integers([...new Set(variantIds)])}) as asked (variant_id)`)
  return new Map(rows.map(({ variantId, units }) => [variantId, units]))
}

/** The same of one variant, as an expression; looked up, because a planner without statistics would read all of the stock. */
export function unitsFor({ shopId, userId }: Owner, variantId: SQL): SQL {
  const owner = raw`(select ${variants.productId} from ${variants} where ${variants.id} = ${variantId})`
  const own = (id: SQL) => raw`coalesce((select sum(${stockReservations.quantity})::int
    from ${orders} join ${stockReservations} on ${stockReservations.orderId} = ${orders.id}
    where ${orders.userId} = ${userId} and ${orders.shopId} = ${shopId}
      and ${orders.state} = 'pending_payment' and ${stockReservations.state} = 'held'
      and ${stockReservations.variantId} = ${id}), 0)`
  return raw`coalesce(
    (select min((parts.units_left + ${own(raw`parts.variant_id`)}) / parts.units)
      from (${setPartsOf(owner)}) as parts),
    coalesce((select ${stock.quantity} from ${stock} where ${stock.variantId} = ${variantId}), 0) + ${own(variantId)})::int`
}

/** The columns that a line is rebuilt from. */
export type LineRow = Pick<
  typeof basketItems.$inferSelect,
  'key' | 'variantId' | 'quantity' | 'customData' | 'displayData' | 'itemGroup' | 'isSaved' | 'priceBefore'
>

export function lineOf(row: LineRow): BasketLine {
  const { key, variantId, quantity, customData, displayData, itemGroup, isSaved, priceBefore } = row
  return { key, variantId, quantity, ...customData, displayData, itemGroup, isSaved, unitPrice: priceBefore }
}

export function rowOf({
  variantId,
  quantity,
  customText,
  cPromo,
  ffData,
  gift,
  displayData,
  itemGroup,
  isSaved,
  unitPrice,
}: BasketLine) {
  return {
    variantId,
    quantity,
    customData: { customText, cPromo, ffData, ...(gift ? { gift } : {}) },
    displayData,
    itemGroup,
    isSaved,
    priceBefore: unitPrice,
  }
}
