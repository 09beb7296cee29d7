import type { Basket } from '@shop/domain/basket/basket'
import { majorUnits } from './major-units.ts'
import { type TrackedItem, trackedLine } from './tracked-item.ts'

/** What every event about a whole basket says. */
export function basketFields(basket: Basket): { currency: string; value: number; items: TrackedItem[] } {
  const couponCode = basket.vouchers.at(0)?.code ?? null
  return {
    currency: basket.currencyCode,
    value: majorUnits(basket.cost.withTax),
    items: basket.items.map((item) => trackedLine(item, { couponCode })),
  }
}
