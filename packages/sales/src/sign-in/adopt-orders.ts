import type { Sql } from '@shop/engine/db/database'
import type { Owner } from '@shop/engine/session/owner'
import { lockWaitingOrders, passOrdersOn } from '../orders/order-store.ts'
import { passUsesOn } from '../promotions/promotion-store.ts'
import { paymentFailed } from '../settlement/order-payment.ts'

type AdoptInput = { source: Owner; target: Owner; now: Date }

/**
 * Reassigns a visitor's unpaid orders to the customer who signs in meanwhile: ordering again replaces them, their
 * payment empties the customer's basket, and their claims on vouchers and gift cards are the customer's. Of several
 * only the latest is kept, as when ordering again. Both baskets have to be locked.
 *
 * Returns the keys of the lines of the order that is kept.
 *
 * @see product §4 "Payment", §11.16
 */
export async function adoptOrders(
  sql: Sql,
  { source, target, now }: AdoptInput,
): Promise<ReadonlySet<string>> {
  const waiting = await lockWaitingOrders(sql, [source, target])
  const latest = waiting.at(-1)
  for (const { id } of waiting)
    if (id !== latest?.id) await paymentFailed(sql, { orderId: id, reason: 'replaced', now })

  await passOrdersOn(sql, source, target)
  await passUsesOn(sql, source.userId, target.userId)
  return new Set(latest?.userId === source.userId ? latest.lineKeys : [])
}
