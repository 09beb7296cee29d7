import { canOrder } from '../product/can-order.ts'
import { isPreOrder } from '../product/is-pre-order.ts'
import { isSoldOut } from '../product/is-sold-out.ts'
import type { Variant } from '../product/product.ts'
import { type DeliveryPromise, deliveryPromise } from './delivery-promise.ts'

/** A promise, or why there is none. */
export type DeliveryState =
  | DeliveryPromise
  | { kind: 'notAvailable' }
  | { kind: 'soldOut' }
  | { kind: 'preOrder' }

/**
 * What to say about when a variant comes, or why it does not. `instantUpToDays` is the brand's, as in `deliveryPromise`.
 *
 * @see spec §4 "Delivery state (BVC)", §9 "Delivery message"
 */
export function deliveryState(
  variant: Pick<Variant, 'buyability' | 'deliveryDays' | 'stock'>,
  instantUpToDays: number,
): DeliveryState {
  const { from: daysFrom, to: daysTo } = variant.deliveryDays
  if (isSoldOut(variant)) return { kind: 'soldOut' }
  if (isPreOrder(variant)) return { kind: 'preOrder' }
  if (!canOrder(variant)) return { kind: 'notAvailable' }
  return deliveryPromise({ daysFrom, daysTo }, instantUpToDays)
}
