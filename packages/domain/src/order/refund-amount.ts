import { grossOf } from './gross-of.ts'
import type { Order } from './order.ts'

export type RefundAmount =
  | { type: 'refund'; amount: number; left: number; isAll: boolean }
  | { type: 'nothingLeft' }
  /** More is wanted than there is. */
  | { type: 'tooMuch'; left: number }

/**
 * How much of an order is refunded for a wanted amount, or all that is left (null); minor units. `before` is the sum of
 * its invoice's corrections.
 *
 * @see product §4 "Payment"
 */
export function refundAmount(
  order: { totals: Pick<Order['totals'], 'vat'> },
  { before, wanted }: { before: number; wanted: number | null },
): RefundAmount {
  const left = grossOf(order) - before
  const amount = wanted ?? left
  if (amount <= 0 || left <= 0) return { type: 'nothingLeft' }
  if (amount > left) return { type: 'tooMuch', left }
  return { type: 'refund', amount, left, isAll: amount === left }
}

/**
 * The most that can be refunded besides the price of gift cards that an order has bought, and whether an amount
 * includes that price, which only a full refund may. Minor units.
 */
export function refundBesidesCards(
  { amount, left }: { amount: number; left: number },
  worth: number,
): { most: number; takes: 'nothing' | 'part' | 'all' } {
  const most = Math.max(0, left - worth)
  if (amount <= most) return { most, takes: 'nothing' }
  return { most, takes: amount < left ? 'part' : 'all' }
}
