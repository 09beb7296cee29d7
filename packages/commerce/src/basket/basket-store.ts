import { basketKey } from '@shop/domain/basket/basket-key'
import { and, asc, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { stock } from '../db/schema/catalogue.ts'
import { orders, stockReservations } from '../db/schema/orders.ts'
import { basketItems, baskets } from '../db/schema/shopper.ts'
import type { BasketLine } from './basket-line.ts'

/** Whose basket: one per shopper and shop. */
export type Owner = { shopId: number; userId: string }

function keyOf({ shopId, userId }: Owner): string {
  return basketKey(shopId, userId)
}

/** Holds the basket's row until the transaction ends, and makes it when there is none. */
export async function lockBasket(sql: Sql, owner: Owner): Promise<void> {
  const key = keyOf(owner)
  await sql
    .insert(baskets)
    .values({ key, ...owner })
    .onConflictDoNothing()
  await sql.select({ key: baskets.key }).from(baskets).where(eq(baskets.key, key)).for('update')
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

/** The head of a basket; an empty one when there is none. */
export async function basketHead(sql: Sql, owner: Owner): Promise<BasketHead> {
  const { version, codes, giftCardIds, declinedGifts } = baskets
  const [head] = await sql
    .select({ version, codes, giftCardIds, declinedGifts })
    .from(baskets)
    .where(eq(baskets.key, keyOf(owner)))
  return head ?? { version: 0, codes: [], giftCardIds: [], declinedGifts: [] }
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
    .where(eq(baskets.key, keyOf(owner)))
}

export async function growVersion(sql: Sql, owner: Owner): Promise<void> {
  await sql
    .update(baskets)
    .set({ version: raw`${baskets.version} + 1`, updatedAt: raw`now()` })
    .where(eq(baskets.key, keyOf(owner)))
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
    .where(eq(basketItems.basketKey, keyOf(owner)))
    .orderBy(asc(basketItems.addedAt), asc(basketItems.key))
  return rows.map(lineOf)
}

/** The lines of all baskets of a shopper, over all shops. */
export async function linesOfAllShops(
  sql: Sql,
  userId: string,
): Promise<{ shopId: number; line: BasketLine }[]> {
  const rows = await sql
    .select({ shopId: baskets.shopId, item: basketItems })
    .from(basketItems)
    .innerJoin(baskets, eq(baskets.key, basketItems.basketKey))
    .where(eq(baskets.userId, userId))
    .orderBy(asc(basketItems.addedAt), asc(basketItems.key))
  return rows.map(({ shopId, item }) => ({ shopId, line: lineOf(item) }))
}

/** Shops in which somebody has a basket, in ascending order, so that two merges never wait for each other. */
export async function shopsWithBasket(sql: Sql, userId: string): Promise<number[]> {
  const rows = await sql
    .select({ shopId: baskets.shopId })
    .from(baskets)
    .where(eq(baskets.userId, userId))
    .orderBy(asc(baskets.shopId))
  return rows.map(({ shopId }) => shopId)
}

export async function insertLine(sql: Sql, owner: Owner, line: BasketLine): Promise<void> {
  await sql
    .insert(basketItems)
    .values({ ...rowOf(line), key: line.key, basketKey: keyOf(owner), addedAt: raw`clock_timestamp()` })
}

export async function updateLine(sql: Sql, owner: Owner, line: BasketLine): Promise<void> {
  await sql
    .update(basketItems)
    .set(rowOf(line))
    .where(and(eq(basketItems.key, line.key), eq(basketItems.basketKey, keyOf(owner))))
}

export async function deleteLines(sql: Sql, owner: Owner, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sql
    .delete(basketItems)
    .where(and(inArray(basketItems.key, [...keys]), eq(basketItems.basketKey, keyOf(owner))))
}

/** Units on hand of each variant, straight from the database: a catalogue in memory may be a moment behind. */
export async function stockOf(sql: Sql, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map()
  const rows = await sql
    .select({ variantId: stock.variantId, quantity: stock.quantity })
    .from(stock)
    .where(inArray(stock.variantId, [...new Set(variantIds)]))
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]))
}

/**
 * Units of each variant that a shopper can have: those on hand, and those that an order of the same shopper holds which
 * still waits for its payment, because ordering anew replaces that order.
 */
export async function stockFor(
  sql: Sql,
  { shopId, userId }: Owner,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const units = await stockOf(sql, variantIds)
  if (units.size === 0) return units
  const held = await sql
    .select({ variantId: stockReservations.variantId, quantity: stockReservations.quantity })
    .from(orders)
    .innerJoin(stockReservations, eq(stockReservations.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.shopId, shopId),
        eq(orders.state, 'pending_payment'),
        eq(stockReservations.state, 'held'),
      ),
    )
  for (const { variantId, quantity } of held) {
    const onHand = units.get(variantId)
    if (onHand !== undefined) units.set(variantId, onHand + quantity)
  }
  return units
}

function lineOf(row: typeof basketItems.$inferSelect): BasketLine {
  const { key, variantId, quantity, customData, displayData, itemGroup, isSaved, priceBefore } = row
  return { key, variantId, quantity, ...customData, displayData, itemGroup, isSaved, unitPrice: priceBefore }
}

function rowOf({
  variantId,
  quantity,
  customText,
  cPromo,
  ffData,
  displayData,
  itemGroup,
  isSaved,
  unitPrice,
}: BasketLine) {
  return {
    variantId,
    quantity,
    customData: { customText, cPromo, ffData },
    displayData,
    itemGroup,
    isSaved,
    priceBefore: unitPrice,
  }
}
