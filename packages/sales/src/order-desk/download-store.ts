import { WITHDRAWAL_DAYS } from '@shop/domain/order/order-periods'
import type { Sql } from '@shop/engine/db/database'
import { giftCards } from '@shop/engine/db/schema/gift-cards'
import { orderItems, orders, payments } from '@shop/engine/db/schema/orders'
import { and, asc, eq, exists, gt, inArray, lt, ne, not, notExists, sql as raw } from 'drizzle-orm'

const WAITING = ['confirmed', 'in_fulfilment'] as const
const DAY = 24 * 60 * 60 * 1000
/** Orders that are looked at in one turn of housekeeping. */
const BATCH = 100

/** Positions are counted from 0 here, through all packages. */
const inParcel = raw`exists (
  select 1 from (
    select parcel ->> 'carrierKey' as carrier,
      sum(jsonb_array_length(parcel -> 'items')) over (order by at) as behind,
      jsonb_array_length(parcel -> 'items') as count
    from jsonb_array_elements(${orders.items}) with ordinality as planned (parcel, at)
  ) as package
  where package.carrier <> 'download'
    and ${orderItems.position} >= package.behind - package.count and ${orderItems.position} < package.behind
)`

/**
 * Numbers of paid orders of which only downloads have still to leave, the oldest first. While a gift card may be given
 * back its order waits: what has not left is cancelled at once, and nobody sends a code back.
 */
export async function waitingDownloadNumbers(sql: Sql, now: Date): Promise<string[]> {
  const withdrawable = new Date(now.getTime() - WITHDRAWAL_DAYS * DAY)
  const some = { one: raw`1` }
  const rows = await sql
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        inArray(orders.state, WAITING),
        notExists(
          sql
            .select(some)
            .from(orderItems)
            .where(and(eq(orderItems.orderId, orders.id), inArray(orderItems.state, WAITING), inParcel)),
        ),
        notExists(
          sql
            .select(some)
            .from(payments)
            .where(
              and(
                eq(payments.orderId, orders.id),
                eq(payments.key, 'V'),
                lt(raw`${payments.captured} + ${payments.released}`, payments.amount),
              ),
            ),
        ),
        not(
          and(
            gt(orders.placedAt, withdrawable),
            exists(
              sql
                .select(some)
                .from(giftCards)
                .where(and(eq(giftCards.orderId, orders.id), ne(giftCards.state, 'blocked'))),
            ),
          ) ?? raw`false`,
        ),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.number))
    .limit(BATCH)
  return rows.map(({ number }) => number)
}
