import { type DeliveryPromise, deliveryPromise } from '@shop/domain/delivery/delivery-promise'
import { SOLD_OUT } from '@shop/domain/product/buyability'
import { canOrder } from '@shop/domain/product/can-order'
import { isPreOrder } from '@shop/domain/product/is-pre-order'
import type { Variant } from '@shop/domain/product/product'

export type DeliveryState =
  | DeliveryPromise
  | { kind: 'notAvailable' }
  | { kind: 'soldOut' }
  | { kind: 'preOrder' }

/** What to say about when a variant comes, or why it does not. @see spec §4, §9 */
export function deliveryState(variant: Variant, instantUpToDays: number): DeliveryState {
  const { BVC, deliveryDaysFrom: daysFrom, deliveryDaysTo: daysTo } = variant.customData.KQPRI
  if (BVC === SOLD_OUT) return { kind: 'soldOut' }
  if (isPreOrder(variant)) return { kind: 'preOrder' }
  if (!canOrder(variant)) return { kind: 'notAvailable' }
  return deliveryPromise({ daysFrom, daysTo }, instantUpToDays)
}
