import type { Sql } from '@shop/engine/db/database'
import { noteOrderEvent } from '../orders/order-desk-store.ts'
import { notePaymentEvent, putMove } from '../orders/payment-store.ts'
import type { NoticeCase } from './notice-case.ts'

/**
 * Refunds an overcapture: an item was cancelled while an operator, or the provider by itself, captured the whole.
 * Returns a line for the log; the order's history gets the same.
 *
 * @see docs/adr/0016-payment-port.md
 */
export async function refundOvercapture(sql: Sql, one: NoticeCase & { excess: number }): Promise<string> {
  const { notice, known, payment, provider, excess, now } = one
  const { order } = known
  await putMove(sql, {
    provider,
    paymentId: payment.id,
    target: payment.providerReference ?? notice.reference,
    kind: 'refund',
    amount: excess,
    reason: 'tooMuch',
    now,
  })
  const fact = { paymentId: payment.id, kind: 'tooMuch', amount: excess, by: provider, now }
  await notePaymentEvent(sql, { ...fact, note: notice.moveReference })
  const entry = { code: 'overcaptured', amount: excess, currency: order.currencyCode } as const
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by: provider, entry, now })
  return `Of order ${order.number} ${excess} ${notice.currencyCode} were taken although they had been given up; they go back.`
}
