import type { Problem } from '@shop/api-client/contract/problem'
import type { Order, OrderState } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import type { PaymentNotice } from '@shop/engine/ports/payment-provider'
import type { LockedOrder } from '../orders/order-store.ts'
import { notePaymentEvent, type Payment } from '../orders/payment-store.ts'

/** A notice whose origin is proved. */
export type VerifiedNotice = {
  notice: PaymentNotice
  provider: string
  body: string
  now: Date
  /** Tells the shopper that money which came too late goes back. */
  notifyLatePayment: (sql: Sql, order: Order, amount: number) => Promise<void>
}

/** A notice, and the payment and order that it is about, which are locked. */
export type NoticeCase = VerifiedNotice & { known: LockedOrder; payment: Payment }

export type Accepted = {
  /** The state of the order afterwards. */
  state: OrderState
  /** Why the notice was not believed; it is noted all the same. */
  refusal: Problem | null
  /** What an operator has to look at. */
  alarm: string | null
}

export function accepted(state: OrderState, alarm: string | null = null): Accepted {
  return { state, refusal: null, alarm }
}

/** Nobody waits for this payment any more. An order may have been cancelled while its shopper was paying. */
export function isGivenUp({ payment, known: { order } }: NoticeCase): boolean {
  if (payment.state === 'failed' || payment.state === 'cancelled') return true
  return payment.state === 'created' && (order.state === 'payment_failed' || order.state === 'cancelled')
}

/** Notes what was said about the payment. */
export async function noteSaid(
  sql: Sql,
  { notice, payment, provider, now }: NoticeCase,
  kind: string,
  note: string | null,
): Promise<void> {
  await notePaymentEvent(sql, {
    paymentId: payment.id,
    kind,
    amount: notice.amount,
    by: provider,
    note,
    now,
  })
}
