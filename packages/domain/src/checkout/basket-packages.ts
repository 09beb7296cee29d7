import type { Basket, BasketItem } from '../basket/basket.ts'
import { deliveryDates } from '../delivery/delivery-dates.ts'
import { isPreOrder } from '../product/is-pre-order.ts'
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
    const { from, to } = item.variant.deliveryDays
    const group = `${lineShipping(item)}:${from}:${to}`
    groups.set(group, [...(groups.get(group) ?? []), item])
  }

  const itemsOf = new Map<number, BasketItem[]>()
  const packages = [...groups.values()].flatMap((group, index) => {
    const [first] = group
    if (first === undefined) return []
    itemsOf.set(index + 1, group)
    const deliveryDate = packageDates(first, now, shop)
    return [{ id: index + 1, carrierKey: packageCarrier(lineShipping(first), shop.market), deliveryDate }]
  })
  return { packages, itemsOf }
}

/** The last day of a pre-order is a mark and no count of days: its first one is all that is known. @see spec §4 */
function packageDates({ variant }: BasketItem, now: Date, { market }: Shop) {
  const { from: daysFrom, to: daysTo } = variant.deliveryDays
  const { min, max } = deliveryDates({ daysFrom, daysTo }, now, market)
  return { min, max: isPreOrder(variant) ? min : max }
}
