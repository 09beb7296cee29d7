import type { Sql } from '@shop/engine/db/database'
import { refundToBalance } from '../balance/order-balance.ts'
import { refundToGiftCard } from '../gift-cards/order-gift-cards.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { giveMoneyBack, type MoneyGivenBack } from '../payment/ask-for-money.ts'

type Wish = { orderId: string; amount: number; by: string; note: string | null; now: Date }

/**
 * Gives money of an order back on every way it came, gift cards and balance included; minor units. What goes back by hand is told,
 * because somebody has to transfer it.
 *
 * @throws OrderRefusal when less was paid than is to go back
 */
export async function giveBack(sql: Sql, wish: Wish): Promise<MoneyGivenBack['shares']> {
  if (wish.amount === 0) return []
  const { shares, left } = await giveMoneyBack(sql, wish)
  if (left > 0)
    throw new OrderRefusal(
      `Only ${((wish.amount - left) / 100).toFixed(2)} of it can go back: nobody has paid more.`,
    )
  for (const { paymentId, amount, way } of shares) {
    if (way === 'giftcard') await refundToGiftCard(sql, { paymentId, amount, now: wish.now })
    if (way === 'balance') await refundToBalance(sql, { paymentId, amount, now: wish.now })
  }
  return shares
}

/**
 * What of it has no way back but a bank account that nobody knows yet, minor units: the account whose balance has paid was
 * deleted.
 */
export function withoutAccount(shares: MoneyGivenBack['shares']): number {
  return shares
    .filter(({ key, way }) => key === 'balance' && way === 'byHand')
    .reduce((sum, { amount }) => sum + amount, 0)
}
