import type { Database } from '@shop/engine/db/database'
import { loggedError } from '@shop/engine/trace/logged-error'
import { expiredOrderIds } from '../orders/order-store.ts'
import { paymentFailed } from './order-payment.ts'

/**
 * Gives up orders whose payment did not come in time, and their stock back; each in its own transaction, so
 * that one failure does not hold the others. Returns the variants that have units again.
 *
 * @see product §4 "Stock"
 */
export async function releaseExpired(database: Database, now: Date): Promise<number[]> {
  const released: number[] = []
  for (const orderId of await expiredOrderIds(database.sql, now)) {
    try {
      const variantIds = await database.transaction((sql) =>
        paymentFailed(sql, { orderId, reason: 'expired', now }),
      )
      released.push(...variantIds)
    } catch (error) {
      console.error(
        `The unpaid order ${orderId} could not be given up; it is tried again.`,
        loggedError(error),
      )
    }
  }
  return released
}
