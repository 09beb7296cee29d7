import { PRE_ORDER_DAYS } from '../product/buyability.ts'
import type { DeliveryInfo } from '../product/product-card.ts'
import { type DeliveryPromise, deliveryPromise } from './delivery-promise.ts'

const BUYABLE_WITH_DELAY = 2

/**
 * What a card says about when its product comes: a card knows the code and the window, and not the stock behind them.
 *
 * @see spec §4 "Delivery state (BVC)", §9 "Delivery message"
 */
export function cardDeliveryState(
  { bvc, daysFrom, daysTo }: Pick<DeliveryInfo, 'bvc' | 'daysFrom' | 'daysTo'>,
  instantUpToDays: number,
): DeliveryPromise | { kind: 'preOrder' } {
  if (bvc === BUYABLE_WITH_DELAY && daysTo >= PRE_ORDER_DAYS) return { kind: 'preOrder' }
  return deliveryPromise({ daysFrom, daysTo }, instantUpToDays)
}
