import { GIFT_HELD_MINUTES, type GiftUnits } from '@shop/domain/gift-list/gift-units'
import type { OrderState } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { giftListItems } from '@shop/engine/db/schema/gift-lists'
import { orderItems, orders } from '@shop/engine/db/schema/orders'
import { basketItems, baskets } from '@shop/engine/db/schema/shopper'
import { and, asc, eq, inArray, ne, notInArray, sql as raw } from 'drizzle-orm'

/** Items of orders that nobody gets: they are wanted again. */
const NOT_GIVEN: OrderState[] = ['payment_failed', 'cancelled', 'withdrawn', 'returned', 'refunded']

const ORDERED_FOR = raw<string>`${orderItems.item}->'customData'->'gift'->>'itemKey'`
const HELD_FOR = raw<string>`${basketItems.customData}->'gift'->>'itemKey'`

type UnitsQuery = {
  /** Units in this basket are the asker's own, and not counted. */
  exceptBasket: string | null
}

/** Wanted, ordered and reserved units of lines, by their keys; lines that are gone are missing. */
export async function giftUnits(
  sql: Sql,
  keys: readonly string[],
  query: UnitsQuery,
): Promise<Map<string, GiftUnits>> {
  if (keys.length === 0) return new Map()
  const rows = await sql
    .select({
      key: giftListItems.key,
      wanted: giftListItems.wanted,
      elsewhere: giftListItems.elsewhere,
    })
    .from(giftListItems)
    .where(inArray(giftListItems.key, [...keys]))
  const ordered = await orderedUnits(sql, keys)
  const held = await heldUnits(sql, keys, query)
  return new Map(
    rows.map(({ key, ...units }) => [
      key,
      { ...units, ordered: ordered.get(key) ?? 0, held: held.get(key) ?? 0 },
    ]),
  )
}

/**
 * Holds lines until the transaction ends, in ascending order so that two givers never deadlock. Whoever wants to give
 * counts after it: nobody else reserves or orders the same line meanwhile.
 */
export async function lockGiftListItems(sql: Sql, keys: readonly string[]): Promise<void> {
  await sql
    .select({ key: giftListItems.key })
    .from(giftListItems)
    .where(inArray(giftListItems.key, [...keys]))
    .orderBy(asc(giftListItems.key))
    .for('update')
}

async function orderedUnits(sql: Sql, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql
    .select({ key: ORDERED_FOR, units: raw<number>`sum(${orderItems.quantity})::int` })
    .from(orderItems)
    .where(and(inArray(ORDERED_FOR, [...keys]), notInArray(orderItems.state, NOT_GIVEN)))
    .groupBy(raw`1`)
  return unitsByKey(rows)
}

type OrderedGift = { itemKey: string; orderItemId: string; from: string | null; units: number }

/** Items of orders that were given for lines, the earliest first, each with the name that its giver left. */
export async function orderedGifts(sql: Sql, keys: readonly string[]): Promise<OrderedGift[]> {
  if (keys.length === 0) return []
  return sql
    .select({
      itemKey: ORDERED_FOR,
      orderItemId: orderItems.id,
      from: raw<string | null>`${orderItems.item}->'customData'->'gift'->>'from'`,
      units: orderItems.quantity,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(inArray(ORDERED_FOR, [...keys]), notInArray(orderItems.state, NOT_GIVEN)))
    .orderBy(asc(orders.placedAt), asc(orderItems.id))
}

/** A basket whose order waits for its payment is counted by that order. */
async function heldUnits(
  sql: Sql,
  keys: readonly string[],
  { exceptBasket }: UnitsQuery,
): Promise<Map<string, number>> {
  const isOrdered = raw`exists (select 1 from ${orders} join ${orderItems} on ${orderItems.orderId} = ${orders.id}
    join ${baskets} on ${baskets.key} = ${basketItems.basketKey}
    where ${orders.userId} = ${baskets.userId} and ${orders.state} = 'pending_payment'
      and ${ORDERED_FOR} = ${HELD_FOR})`
  const rows = await sql
    .select({ key: HELD_FOR, units: raw<number>`sum(${basketItems.quantity})::int` })
    .from(basketItems)
    .where(
      and(
        inArray(HELD_FOR, [...keys]),
        ...(exceptBasket === null ? [] : [ne(basketItems.basketKey, exceptBasket)]),
        raw`not ${basketItems.isSaved}`,
        // Lines are dated by the database, so it is asked how old they are.
        raw`${basketItems.addedAt} > now() - make_interval(mins => ${GIFT_HELD_MINUTES}::int)`,
        raw`not ${isOrdered}`,
      ),
    )
    .groupBy(raw`1`)
  return unitsByKey(rows)
}

function unitsByKey(rows: readonly { key: string; units: number }[]): Map<string, number> {
  return new Map(rows.map(({ key, units }) => [key, units]))
}
