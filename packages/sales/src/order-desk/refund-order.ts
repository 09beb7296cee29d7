import { mayChangeOrder } from '@shop/domain/fulfilment/transitions'
import { formatAmount } from '@shop/domain/money/format-amount'
import { refundAmount } from '@shop/domain/order/refund-amount'
import type { Sql } from '@shop/engine/db/database'
import { issueCorrection } from '../invoice/issue-invoice.ts'
import { wordsOfOrder } from '../invoice/words-of-order.ts'
import { lockForDesk, noteOrderEvent, takenBack } from '../orders/order-desk-store.ts'
import { refundReason } from '../orders/order-entry-note.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { changeOrderState } from '../orders/order-transition-store.ts'
import type { RefundShares } from '../payment/captures-and-refunds.ts'
import { chargebackRefusal } from '../payment/chargeback-refusal.ts'
import { issueRefund, putRefundNews } from '../payment/issue-refund.ts'
import { openChargebackOf } from '../payment/refund-due.ts'
import type { DeskInput } from './ship-order.ts'
import { stopBoughtCards } from './stop-bought-cards.ts'

/** `askedBy` is who has asked for it, where a second person decides. */
type RefundInput = DeskInput & { amount: number | null; askedBy?: string | null }

export type Refunded = {
  /** Minor units that go back, or need not be paid any more. */
  amount: number
  shares: RefundShares['shares']
  /** The number of the correction; null for an order that never had an invoice. */
  document: string | null
}

/**
 * Refunds money of an order, an amount in minor units or all that is left of it, less what banks took back; goods and stock stay where they are. A
 * full refund blocks the gift cards that the order has bought, and sets a cancelled, withdrawn or returned order to
 * refunded; while something can still be cancelled there is none, as those goods would leave for nothing.
 *
 * @throws OrderRefusal for what the order does not allow
 * @see product §4 "Payment"
 */
export async function refundOrderIn(sql: Sql, input: RefundInput): Promise<Refunded> {
  const { number, by, note: remark, askedBy = null, now } = input
  const { order, items } = await lockForDesk(sql, number)
  const before = await takenBack(sql, order.id)
  if (before === null)
    throw new OrderRefusal(
      `Order ${number} is ${order.state}: nobody has paid it, so nothing can go back.`,
      'neverPaid',
      { number },
    )
  const taken = await openChargebackOf(sql, order.id)
  const refund = refundAmount(order, { before: before + taken, wanted: input.amount })
  if (refund.type !== 'refund' && taken > 0)
    throw chargebackRefusal(order, { taken, left: refund.type === 'tooMuch' ? refund.left : 0 })
  if (refund.type === 'nothingLeft')
    throw new OrderRefusal(`Order ${number} has nothing left to give back.`, 'nothingLeft', { number })
  if (refund.type === 'tooMuch')
    throw new OrderRefusal(
      `Order ${number} has only ${formatAmount(refund.left, order.currencyCode)} left to give back.`,
      'tooMuchBack',
      { number, amount: refund.left, currency: order.currencyCode },
    )

  const { amount, left, isAll } = refund
  await stopBoughtCards(sql, order, { amount, left })
  if (isAll && items.some(({ state }) => mayChangeOrder(state, 'cancelled')))
    throw new OrderRefusal(
      `Something of order ${number} has not left yet. Cancel it instead, which refunds it; what is left afterwards can be given back.`,
      'cancelInstead',
      { number },
    )
  const note = refundReason({ askedBy, remark })
  const shares = await issueRefund(sql, { orderId: order.id, amount, by, note, now })
  const entry = { code: 'gaveBack', amount, currency: order.currencyCode, askedBy, remark } as const
  const isOver = isAll && mayChangeOrder(order.state, 'refunded')
  if (isOver) await changeOrderState(sql, { order, to: 'refunded', by, entry, now })
  else await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, entry, now })
  const line = {
    articleNumber: null,
    name: wordsOfOrder(order).refundLine,
    quantity: 1,
    amount,
    rate: null,
  }
  const document = await issueCorrection(sql, { orderId: order.id, now, lines: [line] })
  await putRefundNews(sql, { orderId: order.id, amount, shares, document }, now)
  return { amount, shares, document }
}
