import type { PaymentFailure } from '@shop/api-client/office/order-entry'
import type { Sql } from '@shop/engine/db/database'
import { settleHeldMails } from '@shop/mail/outbox/outbox-store'
import { emptyBasket } from '../basket/empty-basket.ts'
import { type LockedOrder, lockOrder } from '../orders/order-store.ts'
import { changeOrderState, changePaymentState } from '../orders/order-transition-store.ts'
import { putMove } from '../orders/payment-store.ts'
import { giveBackStock, keepReserved } from '../orders/stock-store.ts'
import { writeToLateBuyer } from '../recalls/recall-buyers-store.ts'
import { keepClaims, releaseClaims } from './order-claims.ts'

/** Confirms an order that a provider's notice says is paid: its units are taken from stock and its lines from the basket. */
export async function orderPaid(
  sql: Sql,
  known: LockedOrder,
  { notice, now }: { notice: string; now: Date },
): Promise<void> {
  const { order, owner } = known
  await keepReserved(sql, order.id)
  await keepClaims(sql, known, now)
  const items = order.packages.flatMap((parcel) => parcel.items)
  await emptyBasket(sql, owner, { orderId: order.id, items })
  await settleHeldMails(sql, { orderId: order.id, outcome: 'confirmed', now })
  // Last: it draws the number of the invoice, for which everybody else waits.
  await changeOrderState(sql, { order, to: 'confirmed', by: 'payment', entry: { code: 'paid', notice }, now })
  await writeToLateBuyer(sql, { orderId: order.id, now })
}

/** Refunds a part that was captured before the authorisation of the whole arrived. */
async function returnTaken(sql: Sql, { payment }: LockedOrder, now: Date): Promise<void> {
  const { id: paymentId, provider, providerReference: target, captured, refunded } = payment
  if (provider === null || target === null || captured <= refunded) return
  const amount = captured - refunded
  await putMove(sql, { provider, paymentId, target, kind: 'refund', amount, reason: 'late', now })
}

export type Failure = {
  orderId: string
  reason: PaymentFailure
  now: Date
}

/** Gives an unpaid order up and its stock back. Returns the variants; none when the order does not wait any more. */
export async function paymentFailed(sql: Sql, { orderId, reason, now }: Failure): Promise<number[]> {
  const known = await lockOrder(sql, orderId)
  if (known === null || known.order.state !== 'pending_payment') return []

  const byShopper = reason === 'cancelled' || reason === 'replaced'
  await changePaymentState(sql, { payment: known.payment, to: byShopper ? 'cancelled' : 'failed', now })
  const entry = { code: 'paymentFailed', reason } as const
  await changeOrderState(sql, { order: known.order, to: 'payment_failed', by: 'payment', entry, now })
  await returnTaken(sql, known, now)
  // Shoppers who cancelled themselves, or are still at the checkout, need no mail about it.
  const isNews = reason === 'declined' || reason === 'expired'
  await releaseClaims(sql, known, now)
  await settleHeldMails(sql, { orderId, outcome: isNews ? 'payment_failed' : null, now })
  return giveBackStock(sql, orderId)
}
