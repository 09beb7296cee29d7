import type { BasketItem } from '@shop/domain/basket/basket'
import { majorUnits } from './major-units.ts'
import { type TrackedItem, trackedLine } from './tracked-item.ts'

/** What every event about one basket line says. */
export function lineFields(
  item: BasketItem,
  quantity: number,
): { currency: string; value: number; items: TrackedItem[] } {
  const { withTax, currencyCode } = item.price.unit
  return {
    currency: currencyCode,
    value: majorUnits(withTax * quantity),
    items: [trackedLine(item, { quantity })],
  }
}
