import type { BasketItem } from './basket.ts'

type GiftItem = Pick<BasketItem, 'quantity' | 'customData'>
type Short<Item> = { item: Item; left: number }

/**
 * The lines of a basket that give more than is wanted, with what is left for each: lines for the same wish share it.
 * What was taken off its list is bought like anything else.
 */
export function giftsShort<Item extends GiftItem>(
  items: readonly Item[],
  left: ReadonlyMap<string, number>,
): Short<Item>[] {
  const rest = new Map(left)
  return items.flatMap((item) => {
    const key = item.customData.gift?.itemKey
    const there = key === undefined ? undefined : rest.get(key)
    if (key === undefined || there === undefined) return []
    rest.set(key, Math.max(0, there - item.quantity))
    return item.quantity > there ? [{ item, left: there }] : []
  })
}
