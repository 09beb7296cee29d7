import { returnedUnits, type UnitsAt } from '@shop/domain/after-sales/returned-units'
import type { OrderState } from '@shop/domain/order/order'
import { OUT_OF_SHELF } from '../after-sales/unannounced-return.ts'

type Sent = { position: number; state: OrderState; quantity: number }

/** How many units of an item are packed or at the shopper, and announced as coming back by nobody. */
export function unitsAway(returns: readonly { lines: readonly UnitsAt[] }[]): (item: Sent) => number {
  const given = returnedUnits(returns)
  return ({ position, state, quantity }) =>
    OUT_OF_SHELF.includes(state) ? Math.max(0, quantity - given(position)) : 0
}
