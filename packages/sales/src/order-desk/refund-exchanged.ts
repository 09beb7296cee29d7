import { receivedGoods } from '@shop/domain/after-sales/received-goods'
import { refundAmount } from '@shop/domain/order/refund-amount'
import type { Sql } from '@shop/engine/db/database'
import { exchangeOf, payingOrder } from '../orders/exchange-store.ts'
import { type DeskItem, lockForDesk, takenBack } from '../orders/order-desk-store.ts'
import type { OrderReturn } from '../orders/return-store.ts'
import { openChargebackOf } from '../payment/refund-due.ts'
import { type Refunded, refundOrderIn } from './refund-order.ts'

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

/** What the goods of returns stand for that have not been paid back before, minor units; null as above. */
export async function worthOfReturns(
  sql: Sql,
  { orderId, items, coming, known }: WorthOfReturns,
): Promise<number | null> {
  const worth = await worthItems(sql, orderId, items)
  if (worth === null) return null
  const isOpen = ({ refundedAt }: OrderReturn) => refundedAt === null
  const { gone } = receivedGoods(worth, {
    coming: coming.filter(isOpen),
    known: known.map((one) => (isOpen(one) ? one : { ...one, state: 'received' as const })),
  })
  return gone.reduce((sum, { total }) => sum + total, 0)
}

type WorthOfReturns = {
  orderId: string
  items: readonly DeskItem[]
  coming: readonly OrderReturn[]
  known: readonly OrderReturn[]
}

type Input = { orderId: string; amount: number; by: string; note: string | null; now: Date }

/**
 * Gives back what goods of a replacement stand for, by the payments of the order that has paid for them, with a correction of
 * its invoice and its mail: as much as is left there, and nothing that a bank has taken back. Amounts in minor units; null
 * where nothing goes back.
 *
 * @see docs/decisions "After the order"
 */
export async function refundExchanged(
  sql: Sql,
  { orderId, amount, by, note, now }: Input,
): Promise<Refunded | null> {
  const number = await payingOrder(sql, orderId)
  if (number === null) return null
  const { order } = await lockForDesk(sql, number)
  const before = ((await takenBack(sql, order.id)) ?? 0) + (await openChargebackOf(sql, order.id))
  const left = refundAmount(order, { before, wanted: null })
  const wanted = Math.min(amount, left.type === 'refund' ? left.amount : 0)
  return wanted === 0 ? null : refundOrderIn(sql, { number, amount: wanted, by, note, now })
}
