import { emptyBasket } from '../basket/empty-basket.ts'
import type { Sql } from '../db/database.ts'
import { settleHeldMails } from '../mail/outbox-store.ts'
import { keepClaims, releaseClaims } from './order-claims.ts'
import { type LockedOrder, lockOrder } from './order-store.ts'
import { changeOrderState, changePaymentState } from './order-transition.ts'
import { giveBackStock, keepReserved } from './stock-store.ts'

/** The shopper has agreed to pay: the order stands, its units are gone from the shelf and from the basket. */
export async function orderPaid(
  sql: Sql,
  known: LockedOrder,
  { note, now }: { note: string; now: Date },
): Promise<void> {
  const { order, owner } = known
  await keepReserved(sql, order.id)
  await keepClaims(sql, known, now)
  const ordered = order.packages.flatMap(({ items }) => items)
  await emptyBasket(sql, owner, ordered)
  await settleHeldMails(sql, { orderId: order.id, outcome: 'confirmed', now })
  // Last: it draws the number of the invoice, for which everybody else waits.
  await changeOrderState(sql, { order, to: 'confirmed', by: 'payment', note, now })
}

export type Failure = {
  orderId: string
  reason: 'declined' | 'cancelled' | 'provider' | 'replaced' | 'expired'
  now: Date
}

/** Gives an unpaid order up and its stock back. Returns the variants; none when the order does not wait any more. */
export async function paymentFailed(sql: Sql, { orderId, reason, now }: Failure): Promise<number[]> {
  const known = await lockOrder(sql, orderId)
  if (known === null || known.order.state !== 'pending_payment') return []

  const byShopper = reason === 'cancelled' || reason === 'replaced'
  await changePaymentState(sql, { payment: known.payment, to: byShopper ? 'cancelled' : 'failed', now })
  await changeOrderState(sql, { order: known.order, to: 'payment_failed', by: 'payment', note: reason, now })
  // Whoever turned back himself, or still stands at the checkout, needs no mail about it.
  const isNews = reason === 'declined' || reason === 'expired'
  await releaseClaims(sql, known, now)
  await settleHeldMails(sql, { orderId, outcome: isNews ? 'payment_failed' : null, now })
  return giveBackStock(sql, orderId)
}
