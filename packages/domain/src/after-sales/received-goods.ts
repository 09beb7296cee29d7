import { isPurchased } from '../fulfilment/given-up.ts'
import type { PlacedItem } from '../fulfilment/item-move.ts'
import { mayChangeOrder } from '../fulfilment/transitions.ts'
import { isStatutoryReturn } from './is-statutory-return.ts'
import { returnedUnits, type UnitsAt } from './returned-units.ts'
import { valueOfUnits } from './value-of-units.ts'

export type GoodsReturn = {
  basis: 'law' | 'promise'
  state: 'announced' | 'received'
  lines: readonly UnitsAt[]
}

export type ReceivedGoods<Item> = {
  /** The items of which units have come, with these units and what they are worth, minor units with tax. */
  gone: Item[]
  /** Items of which the last unit is here now, and that can be over. */
  back: Item[]
  /** All purchases were returned, and by statutory withdrawal: shipping is refunded as well. */
  isWhole: boolean
}

/**
 * What it comes to when returns arrive. `known` are all returns of the order, those that arrive among them. Units that
 * came before count along, so that an item which comes one by one is worth what was paid for it. What was cancelled
 * before it left need not come.
 *
 * @see product §4 "Order"; eu-duties C-06
 */
export function receivedGoods<Item extends PlacedItem & { quantity: number }>(
  items: readonly Item[],
  { coming, known }: { coming: readonly GoodsReturn[]; known: readonly GoodsReturn[] },
): ReceivedGoods<Item> {
  const before = returnedUnits(known.filter(({ state }) => state === 'received'))
  const arrived = returnedUnits(coming)
  const isHere = ({ position, quantity }: Item) => before(position) + arrived(position) >= quantity
  const named = new Set(coming.flatMap(({ lines }) => lines.map(({ position }) => position)))
  const bought = items.filter(isPurchased)

  return {
    gone: items.flatMap((item) => {
      const units = arrived(item.position)
      const total = worthOf(item, { coming, before: before(item.position) })
      return units === 0 ? [] : [{ ...item, quantity: units, total }]
    }),
    back: items.filter(
      (item) =>
        isHere(item) && (mayChangeOrder(item.state, 'returned') || mayChangeOrder(item.state, 'withdrawn')),
    ),
    isWhole:
      isStatutoryReturn(known, items) &&
      bought.some(({ position }) => named.has(position)) &&
      bought.every((item) => item.state === 'cancelled' || isHere(item)),
  }
}

/** What units of an item count for that arrive: what was paid for them, or what their return says. */
function worthOf(
  item: PlacedItem & { quantity: number },
  { coming, before }: { coming: readonly GoodsReturn[]; before: number },
): number {
  let units = before
  let total = 0
  for (const { position, quantity, worth } of coming.flatMap(({ lines }) => lines)) {
    if (position !== item.position) continue
    total += worth ?? valueOfUnits(item, { before: units, units: quantity })
    units += quantity
  }
  return total
}
