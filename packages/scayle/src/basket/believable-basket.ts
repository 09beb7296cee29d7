import type { BasketItem } from '@shop/domain/basket/basket'
import { Unanswered } from '../connection/unanswered.ts'
import type { WireBasket } from '../wire/wire-basket.ts'
import { promotionReduction } from './basket-offers.ts'

/**
 * Refuses a basket that is somebody else's, or whose amounts do not belong together: lines that are not quantity times
 * unit where no promotion is at work, and a sum that is not that of its lines. A basket that is shown is what is paid.
 *
 * @throws Unanswered
 */
export function requireBelievable(
  wire: WireBasket,
  { key, orderable }: { key: string; orderable: readonly BasketItem[] },
): void {
  if (wire.key !== key) throw lie('it is another one')
  const keys = new Set(wire.items.map((item) => item.key))
  if (keys.size !== wire.items.length) throw lie('two lines have one key')
  for (const { price, quantity } of wire.items) {
    const { unit, total } = price
    if (total.withoutTax > total.withTax || unit.withoutTax > unit.withTax) throw lie('net is above gross')
    if (promotionReduction(total) === 0 && total.withTax !== unit.withTax * quantity)
      throw lie('a line is not its quantity times its unit')
  }
  const sum = orderable.reduce((all, { price }) => all + price.total.withTax, 0)
  if (wire.cost.withTax !== sum) throw lie('its sum is not that of its lines')
}

function lie(why: string): Unanswered {
  return new Unanswered('lying', `A basket cannot be true: ${why}.`)
}
