import type { Sql } from '@shop/engine/db/database'
import { activateGiftCards } from '../gift-cards/order-gift-cards.ts'
import { putOrderNews } from '../order-mails/order-news-store.ts'
import { lockForDesk, noteOrderEvent } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { endWaiting } from '../orders/unpaid-order-store.ts'
import { bookLateMoney, bookReceivedMoney } from '../payment/captures-and-refunds.ts'
import type { DeskInput } from './ship-order.ts'

/**
 * Books money received without a provider, all that is open or an amount in minor units; the last of it activates the
 * gift cards that the order has bought. A transfer for an order that was cancelled meanwhile is booked to go back by hand.
 * Returns what was booked and what is open now.
 *
 * @throws OrderRefusal when nothing is open, or a provider takes the money
 */
export async function notePaidIn(
  sql: Sql,
  { number, by, note, now, amount }: DeskInput & { amount: number | null },
): Promise<{ counted: number; open: number; currency: string }> {
  const { order, payment } = await lockForDesk(sql, number)
  const currency = order.currencyCode
  const open = payment.amount - payment.captured - payment.released
  const counted = await bookReceivedMoney(sql, { orderId: order.id, amount: amount ?? open, by, now })
  const late = counted > 0 ? 0 : await bookLateMoney(sql, { orderId: order.id, amount, by, now })
  if (counted + late === 0)
    throw new OrderRefusal(
      payment.provider === null
        ? `Order ${number} has nothing open to be paid.`
        : `Order ${number} is paid through ${payment.provider}, which tells by itself what came.`,
      payment.provider === null ? 'nothingOpen' : 'paidByProvider',
      { number, provider: payment.provider ?? '' },
    )
  const entry = { code: 'received', amount: counted + late, currency, remark: note } as const
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, entry, now })
  if (late > 0) {
    await putOrderNews(sql, { ...LATE, orderId: order.id, amount: late }, now)
    return { counted: late, open, currency }
  }
  await endWaiting(sql, order.id)
  if (counted === open) await activateGiftCards(sql, order.id, now)
  return { counted, open: open - counted, currency }
}

/** News of the order as a whole, whose correction went out with its cancellation. */
const LATE = { kind: 'refunded' as const, positions: [], tracking: null, document: null }
