import type { Sql } from '@shop/engine/db/database'
import type { Owner } from '@shop/engine/session/owner'
import { lockWaitingOrders, passOrdersOn } from '../orders/order-store.ts'
import { passUsesOn } from '../promotions/promotion-store.ts'
import { paymentFailed } from '../settlement/order-payment.ts'

type AdoptInput = { source: Owner; target: Owner; now: Date }

/**
 * Makes what a visitor has ordered and not paid yet the customer's who signs in meanwhile: ordering anew replaces it, its
 * payment empties the customer's basket, and what its vouchers and gift cards hold is the customer's own. Of several
 * that wait only the latest goes on, as when somebody orders anew. Both baskets have to be locked.
 *
 * Returns the keys of the lines that an order of the visitor still waits with.
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
