import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { issueCorrection } from '../invoice/issue-invoice.ts'
import { blockBoughtCards } from '../order-desk/cancel-order.ts'
import { refundExchanged, worthLines, worthOfReturns } from '../order-desk/refund-exchanged.ts'
import type { Refunded } from '../order-desk/refund-order.ts'
import type { DeskInput } from '../order-desk/ship-order.ts'
import { undoExchange } from '../order-desk/undo-exchange.ts'
import { type DeskItem, lockForDesk, noteOrderEvent, takenBack } from '../orders/order-desk-store.ts'
import { orderEntryNote } from '../orders/order-entry-note.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { changeReturn, type OrderReturn, returnsOfOrder } from '../orders/return-store.ts'
import { requestCapture } from '../payment/captures-and-refunds.ts'
import { issueRefund, putRefundNews } from '../payment/issue-refund.ts'
import { owedForReturns } from './owed-for-returns.ts'

type RefundReturnInput = DeskInput & { returnNumber: string }

/**
 * Refunds an announced return before it arrives, on proof that it was sent: all that its arrival would bring, with
 * correction and mail. Goods and stock wait for the parcel, which is booked without money then.
 *
 * @throws OrderRefusal for what the order does not allow
 * @see eu-duties C-01; Directive 2011/83/EU, art. 13(3)
 */
export async function refundReturnIn(sql: Sql, input: RefundReturnInput): Promise<Refunded> {
  const { number, by, now, note: remark } = input
  const { order, items } = await lockForDesk(sql, number)
  const known = await returnsOfOrder(sql, order.id)
  const coming = [announcedReturn(known, input)]
  const before = (await takenBack(sql, order.id)) ?? 0
  const { gone, isWhole, lines } = owedForReturns(order, items, { coming, known, before })
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const worth = await worthOfReturns(sql, { orderId: order.id, items, coming, known })
  if (worth?.some(({ total }) => total > 0)) return refundReplacement(sql, { ...input, order, coming, worth })
  if (amount === 0)
    throw new OrderRefusal(`Order ${number} has nothing left to give back.`, 'nothingLeft', { number })

  const positions = gone.map(({ position }) => position)
  await blockBoughtCards(sql, order, gone)
  const entry = { code: 'gaveBack', amount, currency: order.currencyCode, askedBy: null, remark } as const
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, entry, now })
  const shares = await issueRefund(sql, { orderId: order.id, amount, by, note: orderEntryNote(entry), now })
  if (isWhole) await requestCapture(sql, { orderId: order.id, by, now })
  const document = await issueCorrection(sql, { orderId: order.id, now, lines })
  for (const { id } of coming) await changeReturn(sql, id, { refundedAt: now, amount, document })
  await putRefundNews(sql, { orderId: order.id, positions, amount, shares, document }, now)
  return { amount, shares, document }
}

type Replacement = RefundReturnInput & {
  order: Pick<Order, 'id' | 'number' | 'state' | 'currencyCode'>
  coming: readonly OrderReturn[]
  worth: readonly DeskItem[]
}

/** What was sent in exchange is paid by the order before it, which gives the money back. */
async function refundReplacement(
  sql: Sql,
  { order, coming, worth, number, by, note: remark, now }: Replacement,
): Promise<Refunded> {
  const { due } = await undoExchange(sql, { order, gone: worth, by, now })
  if (due.length === 0)
    throw new OrderRefusal(
      `What order ${number} was sent for has not come back yet: its money goes back when it does.`,
      'exchangeAwaited',
      { number },
    )
  const lines = worthLines(due)
  const early = { orderId: order.id, lines, isEarly: true, by, note: remark, now }
  const refund = await refundExchanged(sql, early)
  if (refund === null)
    throw new OrderRefusal(`Order ${number} has nothing left to give back.`, 'nothingLeft', { number })
  const { amount, document } = refund
  const entry = { code: 'gaveBack', amount, currency: order.currencyCode, askedBy: null, remark } as const
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, entry, now })
  for (const { id } of coming) await changeReturn(sql, id, { refundedAt: now, amount, document })
  return refund
}

/**
 * The return of this number, as long as it is expected and its money has not gone back.
 *
 * @throws OrderRefusal for any other one
 */
export function announcedReturn(
  known: readonly OrderReturn[],
  { number, returnNumber }: Pick<RefundReturnInput, 'number' | 'returnNumber'>,
): OrderReturn {
  const found = known.find((one) => one.number === returnNumber)
  if (found === undefined)
    throw new OrderRefusal(`Order ${number} has no return ${returnNumber}.`, 'returnUnknown', {
      number,
      return: returnNumber,
    })
  if (found.state === 'received')
    throw new OrderRefusal(`Return ${returnNumber} has been received before.`, 'returnReceived', {
      return: returnNumber,
    })
  if (found.refundedAt !== null)
    throw new OrderRefusal(`Return ${returnNumber} has been refunded before.`, 'returnRefunded', {
      return: returnNumber,
    })
  return found
}
