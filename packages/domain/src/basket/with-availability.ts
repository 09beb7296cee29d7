import { cappedQuantity } from '../quantity/capped-quantity.ts'
import { MOST_PER_LINE } from '../quantity/most-per-line.ts'
import type { BasketItem } from './basket.ts'

/** Nobody waits for a recalled product to come back: its line says that it was recalled. @see eu-duties C-15 */
export const RECALLED = 'basket.reasons.recalled'

/** How many units of a variant one may order at all; 0 for what is not sold any more. */
type Orderable = (item: BasketItem) => number

/**
 * Says of each line how many units it may have, and why it cannot be bought. Lines of the same variant share its
 * units, gifts coming last. In a group nothing can be bought while its main line, or a line that it requires, cannot.
 *
 * @see spec §3 "itemGroup", §4 "Basket item"
 */
export function withAvailability(items: readonly BasketItem[], orderable: Orderable): BasketItem[] {
  const room = roomOf(items, orderable)
  const alone = items.map((item): BasketItem => {
    const availableQuantity = room.get(item.key) ?? 0
    const isAvailable = availableQuantity > 0
    return {
      ...item,
      availableQuantity,
      status: isAvailable ? 'available' : 'unavailable',
      reason: isAvailable ? null : item.variant.isRecalled ? RECALLED : 'basket.reasons.soldOut',
    }
  })

  const broken = new Set(
    alone.flatMap(({ status, itemGroup }) =>
      itemGroup && status !== 'available' && (itemGroup.isMainItem || itemGroup.isRequired)
        ? [itemGroup.id]
        : [],
    ),
  )
  return alone.map((item) =>
    item.status === 'available' && item.itemGroup && broken.has(item.itemGroup.id)
      ? { ...item, status: 'unavailable', reason: 'basket.reasons.groupIncomplete' }
      : item,
  )
}

function roomOf(items: readonly BasketItem[], orderable: Orderable): Map<string, number> {
  const rooms = new Map<string, number>()
  const inTurn = items.toSorted((one, other) => Number(isGift(one)) - Number(isGift(other)))
  for (const lines of Map.groupBy(inTurn, ({ variant }) => variant.id).values()) {
    let [left, waiting] = [0, 0]
    for (const [index, item] of lines.entries()) {
      if (index === 0) [left, waiting] = [orderable(item), unitsOf(lines)]
      waiting -= item.quantity
      const taken = Math.max(0, Math.min(item.quantity, left))
      rooms.set(item.key, cappedQuantity(MOST_PER_LINE, Math.max(taken, left - waiting)))
      left -= taken
    }
  }
  return rooms
}

function isGift({ customData }: BasketItem): boolean {
  return customData.cPromo !== null
}

function unitsOf(items: readonly BasketItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}
