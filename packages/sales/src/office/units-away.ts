import { returnedUnits, type UnitsAt } from '@shop/domain/after-sales/returned-units'
import type { OrderState } from '@shop/domain/order/order'

const AT_SHOPPER: readonly OrderState[] = ['shipped', 'delivered']

type Sent = { position: number; state: OrderState; quantity: number }

/** How many units of an item are at the shopper, and announced as coming back by nobody. */
export function unitsAway(returns: readonly { lines: readonly UnitsAt[] }[]): (item: Sent) => number {
  const given = returnedUnits(returns)
  return ({ position, state, quantity }) =>
    AT_SHOPPER.includes(state) ? Math.max(0, quantity - given(position)) : 0
}
