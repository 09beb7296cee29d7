import type { OrderState } from '../order/order.ts'
import { isGivenUp } from './given-up.ts'

/** What has become of the purchase that a gift card came from; amounts in minor units. */
export type CardPurchase = {
  order: OrderState
  /** What is left to be paid. */
  open: number
  /** What was paid or is to be, less what went back of it. */
  left: number
  item: OrderState
  /** Units of the item, those of them that are given back, and how many of its cards work. */
  units: number
  given: number
  working: number
}

const NEVER_PAID: readonly OrderState[] = ['pending_payment', 'payment_failed']

/**
 * Whether a blocked gift card that an order has bought may not work again: nobody has paid it, its price went back, or as
 * many cards of its item work as units of it are still bought.
 *
 * @see product §6
 */
export function staysBlocked({ order, open, left, item, units, given, working }: CardPurchase): boolean {
  const isPaid = open === 0 && !NEVER_PAID.includes(order)
  const isBought = left > 0 && !isGivenUp(order) && !isGivenUp(item)
  return !isPaid || !isBought || working >= units - given
}
