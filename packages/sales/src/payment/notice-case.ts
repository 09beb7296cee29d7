import type { Problem } from '@shop/api-client/contract/problem'
import type { Order, OrderState } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import type { PaymentNotice } from '@shop/engine/ports/payment-provider'
import type { LockedOrder } from '../orders/order-store.ts'
import { notePaymentEvent, type Payment } from '../orders/payment-store.ts'

/** A notice with a verified signature. */
export type VerifiedNotice = {
  notice: PaymentNotice
  provider: string
  body: string
  now: Date
  /** Notifies the shopper that a late payment is returned. */
  notifyLatePayment: (sql: Sql, order: Order, amount: number) => Promise<void>
}

/** A notice with its payment and order, which are locked. */
export type NoticeCase = VerifiedNotice & { known: LockedOrder; payment: Payment }

export type Accepted = {
  /** The state of the order afterwards. */
  state: OrderState
  /** Why the notice was refused; it is noted all the same. */
  refusal: Problem | null
  /** What an operator has to look at. */
  alarm: string | null
}

export function accepted(state: OrderState, alarm: string | null = null): Accepted {
  return { state, refusal: null, alarm }
}

/** Whether this payment was given up. An order may have been cancelled while its shopper was paying. */
export function isGivenUp({ payment, known: { order } }: NoticeCase): boolean {
  if (payment.state === 'failed' || payment.state === 'cancelled') return true
  return payment.state === 'created' && (order.state === 'payment_failed' || order.state === 'cancelled')
}

/** Notes a notice in the payment's history. */
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
