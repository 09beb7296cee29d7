import type { Basket, BasketItem } from '../basket/basket.ts'
import { deliveryDates } from '../delivery/delivery-dates.ts'
import { lineShipping } from '../shipping/line-shipping.ts'
import { packageCarrier } from '../shipping/package-carrier.ts'
import type { Shop } from '../shop/shop.ts'

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
    const window = { daysFrom: deliveryDaysFrom, daysTo: deliveryDaysTo }
    const deliveryDate = deliveryDates(window, now, shop.market.timezone)
    return [{ id: index + 1, carrierKey: packageCarrier(lineShipping(first), shop.market), deliveryDate }]
  })
  return { packages, itemsOf }
}
