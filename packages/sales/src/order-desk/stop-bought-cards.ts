import { formatAmount } from '@shop/domain/money/format-amount'
import type { Order } from '@shop/domain/order/order'
import { refundBesidesCards } from '@shop/domain/order/refund-amount'
import type { Sql } from '@shop/engine/db/database'
import { lockBoughtCards } from '../gift-cards/gift-card-store.ts'
import { blockGiftCards } from '../gift-cards/order-gift-cards.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'

/**
 * Blocks the gift cards that an order has bought when their price is refunded; minor units. Other refunds leave them
 * alone.
 *
 * @throws OrderRefusal when a part of their price would be refunded while they stay valid, or one was used already
 */
export async function stopBoughtCards(
  sql: Sql,
  order: Order,
  { amount, left }: { amount: number; left: number },
): Promise<void> {
  const living = (await lockBoughtCards(sql, order.id)).filter(({ state }) => state !== 'blocked')
  const worth = living.reduce((sum, { issued }) => sum + issued, 0)
  const besides = refundBesidesCards({ amount, left }, worth)
  if (besides.takes === 'nothing') return

  const most = formatAmount(besides.most, order.currencyCode)
  if (besides.takes === 'part')
    throw new OrderRefusal(
      `Order ${order.number} has bought gift cards, which would go on working: at most ${most} can go back besides them. Give "all" back to stop them, or cancel their items.`,
      'cardsBought',
      { number: order.number, amount: besides.most, currency: order.currencyCode },
    )
  const items = order.packages.flatMap((parcel) => parcel.items)
  const spent = await blockGiftCards(sql, { orderId: order.id, items })
  if (spent.length > 0)
    throw new OrderRefusal(
      `Order ${order.number} has bought gift cards that were used already: ${spent.join(', ')}. At most ${most} can go back besides them.`,
      'cardsSpent',
      { number: order.number },
    )
}
