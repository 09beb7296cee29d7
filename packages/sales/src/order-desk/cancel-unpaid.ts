import type { Database, Sql } from '@shop/engine/db/database'
import { loggedError } from '@shop/engine/trace/logged-error'
import { lockForDesk } from '../orders/order-desk-store.ts'
import { endNeedlessWaiting, isUnpaid, unpaidNumbers } from '../orders/unpaid-order-store.ts'
import { cancelOrderIn } from './cancel-order.ts'

/**
 * Cancels orders whose payment in advance did not come in time: stock, gift cards, balance and vouchers are given back,
 * and the shopper is told. Each in its own transaction, so that one failure does not hold the others. Returns the
 * variants that have units again.
 *
 * @see product §4 "Stock"
 */
export async function cancelUnpaid(database: Database, now: Date): Promise<number[]> {
  await endNeedlessWaiting(database.sql)
  const released: number[] = []
  for (const number of await unpaidNumbers(database.sql, now)) {
    try {
      released.push(...(await database.transaction((sql) => cancelIfUnpaid(sql, { number, now }))))
    } catch (error) {
      console.error(
        `The order ${number}, which nobody has paid, could not be cancelled; it is tried again.`,
        loggedError(error),
      )
    }
  }
  return released
}

async function cancelIfUnpaid(sql: Sql, { number, now }: { number: string; now: Date }): Promise<number[]> {
  const locked = await lockForDesk(sql, number)
  const { order, items } = locked
  if (order.payBy === undefined || !isUnpaid(locked)) return []

  const input = { number, by: 'payment', note: null, now, positions: null, because: 'unpaid' } as const
  const { positions } = await cancelOrderIn(sql, input)
  return items.flatMap(({ position, variantId }) => (positions.includes(position) ? [variantId] : []))
}
