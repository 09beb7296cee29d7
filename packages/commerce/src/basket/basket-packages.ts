import type { Basket, BasketItem } from '@shop/domain/basket/basket'
import { isoDay } from '@shop/domain/checkout/birth-date'
import type { Shop } from '@shop/domain/shop/shop'
import { lineShipping } from './line-shipping.ts'

/** Groups lines into packages: what travels the same way in the same time comes together. */
export function basketPackages(
  shop: Shop,
  items: readonly BasketItem[],
  now: Date,
): { packages: Basket['packages']; itemsOf: Map<number, BasketItem[]> } {
  const groups = new Map<string, BasketItem[]>()
  for (const item of items) {
    const { deliveryDaysFrom, deliveryDaysTo } = item.variant.customData.KQPRI
    const group = `${lineShipping(item)}:${deliveryDaysFrom}:${deliveryDaysTo}`
    groups.set(group, [...(groups.get(group) ?? []), item])
  }

  const itemsOf = new Map<number, BasketItem[]>()
  const packages = [...groups.values()].flatMap((group, index) => {
    const [first] = group
    if (first === undefined) return []
    const { deliveryDaysFrom, deliveryDaysTo } = first.variant.customData.KQPRI
    itemsOf.set(index + 1, group)
    const deliveryDate = {
      min: dayIn(shop, now, deliveryDaysFrom),
      max: dayIn(shop, now, deliveryDaysTo),
    }
    return [{ id: index + 1, carrierKey: lineShipping(first), deliveryDate }]
  })
  return { packages, itemsOf }
}

/** The calendar day in the shop's timezone so many days from now, `2026-11-24`. */
function dayIn(shop: Shop, now: Date, days: number): string {
  return isoDay(new Date(now.getTime() + days * 24 * 60 * 60 * 1000), shop.market.timezone)
}
