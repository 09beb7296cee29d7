import type { Sql } from '@shop/engine/db/database'
import { refundToBalance } from '../balance/order-balance.ts'
import { refundToGiftCard } from '../gift-cards/order-gift-cards.ts'
import { putOrderNews } from '../order-mails/order-news-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { type RefundShares, refundPayments } from './captures-and-refunds.ts'
import { chargebackRefusal, chargedBackOfOrder } from './chargeback-refusal.ts'

type RefundInput = { orderId: string; amount: number; by: string; note: string | null; now: Date }

/**
 * Refunds money of an order through the payments it came by, gift cards and balance included; minor units. The returned
 * shares name what has to be transferred by hand.
 *
 * @throws OrderRefusal when less was paid than is to go back, or a bank has taken some of it back
 */
export async function issueRefund(sql: Sql, input: RefundInput): Promise<RefundShares['shares']> {
  if (input.amount === 0) return []
  const { shares, left, order } = await refundPayments(sql, input)
  const taken = left > 0 ? await chargedBackOfOrder(sql, input.orderId) : 0
  if (taken > 0) throw chargebackRefusal(order, { taken, left: input.amount - left })
  if (left > 0)
    throw new OrderRefusal(
      `Only ${((input.amount - left) / 100).toFixed(2)} of it can go back: nobody has paid more.`,
    )
  for (const { paymentId, amount, way } of shares) {
    if (way === 'giftcard') await refundToGiftCard(sql, { paymentId, amount, now: input.now })
    if (way === 'balance') await refundToBalance(sql, { paymentId, amount, now: input.now })
  }
  return shares
}

type RefundNews = {
  orderId: string
  /** Of the items that it is for; none for money that stands for no item. */
  positions?: readonly number[]
  /** What goes back, and what a bank has brought already; minor units. */
  amount: number
  byBank?: number
  shares: RefundShares['shares']
  /** The number of the correction. */
  document: string | null
}

/** Tells the shopper what goes back of an order, and what has not to be paid any more. */
export async function putRefundNews(
  sql: Sql,
  { orderId, positions = [], amount, byBank = 0, shares, document }: RefundNews,
  now: Date,
): Promise<void> {
  await putOrderNews(
    sql,
    {
      orderId,
      kind: 'refunded',
      positions: [...positions],
      tracking: null,
      amount,
      ...(byBank > 0 ? { byBank } : {}),
      withoutAccount: withoutAccount(shares),
      released: released(shares),
      document,
    },
    now,
  )
}

/** The part of it that was never taken, as with an open invoice, minor units. */
export function released(shares: RefundShares['shares']): number {
  return shares.filter(({ way }) => way === 'release').reduce((sum, { amount }) => sum + amount, 0)
}

/** The part of it that needs an unknown bank account, minor units: the account whose balance has paid was deleted. */
export function withoutAccount(shares: RefundShares['shares']): number {
  return shares
    .filter(({ key, way }) => key === 'balance' && way === 'byHand')
    .reduce((sum, { amount }) => sum + amount, 0)
}
