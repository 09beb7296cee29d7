import type { Sql } from '@shop/engine/db/database'
import { activateGiftCards } from '../gift-cards/order-gift-cards.ts'
import { lockForDesk, noteOrderEvent } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { bookReceivedMoney } from '../payment/captures-and-refunds.ts'
import type { DeskInput } from './ship-order.ts'

/**
 * Books money received without a provider, all that is open or an amount in minor units; the last of it activates the
 * gift cards that the order has bought. Returns what was booked and what is open now.
 *
 * @throws OrderRefusal when nothing is open, or a provider takes the money
 */
export async function notePaidIn(
  sql: Sql,
  { number, by, note, now, amount }: DeskInput & { amount: number | null },
): Promise<{ counted: number; open: number; currency: string }> {
  const { order, payment } = await lockForDesk(sql, number)
  const open = payment.amount - payment.captured - payment.released
  const counted = await bookReceivedMoney(sql, { orderId: order.id, amount: amount ?? open, by, now })
  if (counted === 0)
    throw new OrderRefusal(
      payment.provider === null
        ? `Order ${number} has nothing open to be paid.`
        : `Order ${number} is paid through ${payment.provider}, which tells by itself what came.`,
      payment.provider === null ? 'nothingOpen' : 'paidByProvider',
      { number, provider: payment.provider ?? '' },
    )
  if (counted === open) await activateGiftCards(sql, order.id, now)
  const money = { amount: counted, currency: order.currencyCode }
  const entry = { code: 'received', ...money, remark: note } as const
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, entry, now })
  return { counted, open: open - counted, currency: order.currencyCode }
}
