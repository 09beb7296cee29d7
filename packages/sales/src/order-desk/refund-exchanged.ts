import { receivedGoods } from '@shop/domain/after-sales/received-goods'
import { mayChangeOrder } from '@shop/domain/fulfilment/transitions'
import type { CorrectionLine } from '@shop/domain/invoice/correction'
import { distribute } from '@shop/domain/money/distribute'
import type { Order } from '@shop/domain/order/order'
import { refundAmount } from '@shop/domain/order/refund-amount'
import type { Sql } from '@shop/engine/db/database'
import { issueCorrection } from '../invoice/issue-invoice.ts'
import { exchangeOf, payingOrder } from '../orders/exchange-store.ts'
import { type DeskItem, lockForDesk, noteOrderEvent, takenBack } from '../orders/order-desk-store.ts'
import { changeOrderState } from '../orders/order-transition-store.ts'
import type { OrderReturn } from '../orders/return-store.ts'
import { issueRefund, putRefundNews } from '../payment/issue-refund.ts'
import { type RefundedDue, refundDue } from '../payment/refund-due.ts'
import type { Refunded } from './refund-order.ts'

/**
 * The items of a replacement with what each stands for, since they cost nothing of their own; null for an order that pays
 * for itself.
 */
export async function worthItems(
  sql: Sql,
  orderId: string,
  items: readonly DeskItem[],
): Promise<DeskItem[] | null> {
  const exchange = await exchangeOf(sql, orderId)
  if (exchange === null) return null
  return items.map((item) => ({ ...item, total: exchange.worths[item.position - 1] ?? 0 }))
}

/** The goods of returns with what they stand for, as far as it has not been paid back before; null as above. */
export async function worthOfReturns(
  sql: Sql,
  { orderId, items, coming, known }: WorthOfReturns,
): Promise<DeskItem[] | null> {
  const worth = await worthItems(sql, orderId, items)
  if (worth === null) return null
  const isOpen = ({ refundedAt }: OrderReturn) => refundedAt === null
  const { gone } = receivedGoods(worth, {
    coming: coming.filter(isOpen),
    known: known.map((one) => (isOpen(one) ? one : { ...one, state: 'received' as const })),
  })
  return gone
}

type WorthOfReturns = {
  orderId: string
  items: readonly DeskItem[]
  coming: readonly OrderReturn[]
  known: readonly OrderReturn[]
}

/** Goods as lines of a correction, at what they stand for; minor units. */
export function worthLines(gone: readonly DeskItem[]): CorrectionLine[] {
  return gone
    .filter(({ total }) => total > 0)
    .map(({ articleNumber, name, quantity, total, rate }) => ({
      articleNumber,
      name,
      quantity,
      amount: total,
      rate,
    }))
}

type Input = {
  /** The replacement. */
  orderId: string
  /** What goes back, at the rates of its goods. */
  lines: readonly CorrectionLine[]
  /** The money goes back though no goods are here: then nothing goes beside what a bank has taken. */
  isEarly?: boolean
  by: string
  note: string | null
  now: Date
}

/** `amount` is what the shop gives back, `byBank` what a bank has brought already; minor units. */
export type RefundedExchange = Refunded & { byBank: number }

/**
 * Gives back what goods of a replacement stand for, by the payments of the order that has paid for them, with a correction of
 * its invoice and its mail: as much as is left there, with what a bank has brought counted first, as for goods of any order.
 * Gift cards that were bought beside stay: none of them is exchanged. Amounts in minor units; null where nothing goes back.
 *
 * @throws OrderRefusal where money that no goods stand for would go beside a chargeback
 * @see docs/decisions "After the order", "Payment"
 */
export async function refundExchanged(sql: Sql, input: Input): Promise<RefundedExchange | null> {
  const { isEarly = false, by, note, now } = input
  const number = await payingOrder(sql, input.orderId)
  if (number === null) return null
  const { order } = await lockForDesk(sql, number)
  const before = (await takenBack(sql, order.id)) ?? 0
  const lines = linesWithin(input.lines, { order, before })
  const wanted = sumOf(lines)
  if (wanted === 0) return null

  const due = { orderId: order.id, amount: wanted, by, note, now }
  const paid = isEarly
    ? { shares: await issueRefund(sql, due), back: wanted, byBank: 0 }
    : await refundDue(sql, due)
  const refund = refundAmount(order, { before, wanted })
  await noteRefund(sql, { order, isAll: refund.type === 'refund' && refund.isAll, paid, by, note, now })
  const document = await issueCorrection(sql, { orderId: order.id, now, lines })
  await putRefundNews(
    sql,
    { orderId: order.id, amount: paid.back, byBank: paid.byBank, shares: paid.shares, document },
    now,
  )
  return { amount: paid.back, byBank: paid.byBank, shares: paid.shares, document }
}

type Noting = { order: Order; isAll: boolean; paid: RefundedDue; by: string; note: string | null; now: Date }

/** What went back stands in the history of the order that paid, which is over with the last of its money. */
async function noteRefund(sql: Sql, { order, isAll, paid, by, note, now }: Noting): Promise<void> {
  const entry = {
    code: 'gaveBack',
    amount: paid.back,
    currency: order.currencyCode,
    askedBy: null,
    remark: note,
  } as const
  if (isAll && mayChangeOrder(order.state, 'refunded'))
    await changeOrderState(sql, { order, to: 'refunded', by, entry, now })
  else if (paid.back > 0) await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, entry, now })
}

/** The lines, or as much of each as the order has left. */
function linesWithin(
  lines: readonly CorrectionLine[],
  { order, before }: { order: Order; before: number },
): CorrectionLine[] {
  const all = refundAmount(order, { before, wanted: null })
  const left = all.type === 'refund' ? all.amount : 0
  const amounts = distribute(
    Math.min(sumOf(lines), left),
    lines.map(({ amount }) => amount),
  )
  return lines
    .map((line, index) => ({ ...line, amount: amounts[index] ?? 0 }))
    .filter(({ amount }) => amount > 0)
}

function sumOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}
