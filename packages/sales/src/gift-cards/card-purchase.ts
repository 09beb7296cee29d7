import { returnedUnits } from '@shop/domain/after-sales/returned-units'
import type { CardPurchase } from '@shop/domain/fulfilment/stays-blocked'
import { grossOf } from '@shop/domain/order/gross-of'
import { isShopMoney } from '@shop/domain/order/payment-type'
import type { Sql } from '@shop/engine/db/database'
import { deskItems, takenBack } from '../orders/order-desk-store.ts'
import { lockOrder } from '../orders/order-store.ts'
import { returnsOfOrder } from '../orders/return-store.ts'
import { type GiftCard, lockBoughtCards } from './gift-card-store.ts'

/** A purchase with the number of its order. */
export type BoughtWith = { number: string; purchase: CardPurchase }

/**
 * The purchase that a gift card came from, its order and the order's cards held until the transaction ends, in the order in
 * which a cancellation holds them; null for a card that no order has bought.
 */
export async function cardPurchase(
  sql: Sql,
  { orderId, orderPart }: Pick<GiftCard, 'orderId' | 'orderPart'>,
): Promise<BoughtWith | null> {
  const known = orderId === null ? null : await lockOrder(sql, orderId)
  if (known === null || orderPart === null) return null

  const { order, payments } = known
  const key = orderPart.slice(0, orderPart.lastIndexOf(':'))
  const item = (await deskItems(sql, order.id)).find((one) => one.key === key)
  if (item === undefined)
    throw new Error(`A gift card was bought by item ${key} of order ${order.number}, which has none.`)
  const cards = await lockBoughtCards(sql, order.id)
  const working = cards.filter((card) => card.state === 'active' && card.orderPart?.startsWith(`${key}:`))
  const byHand = payments.filter((payment) => payment.provider === null && !isShopMoney(payment.key))
  return {
    number: order.number,
    purchase: {
      order: order.state,
      open: byHand.reduce((sum, { amount, captured, released }) => sum + amount - captured - released, 0),
      left: grossOf(order) - ((await takenBack(sql, order.id)) ?? 0),
      item: item.state,
      units: item.quantity,
      given: returnedUnits(await returnsOfOrder(sql, order.id))(item.position),
      working: working.length,
    },
  }
}
