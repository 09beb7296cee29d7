import type { BasketItem } from './basket.ts'

/**
 * The items of an order as they go into a basket again: gifts are left out, main items precede what belongs to them,
 * and each group gets a new id, because the same group may be in the basket already.
 *
 * @see product §3
 */
export function reorderedItems(items: readonly BasketItem[], newGroupId: () => string): BasketItem[] {
  const bought = items.filter(({ customData }) => customData.cPromo === null)
  const ids = new Map<string, string>()
  const regrouped = bought.map((item) => {
    if (item.itemGroup === null) return item
    const id = ids.get(item.itemGroup.id) ?? newGroupId()
    ids.set(item.itemGroup.id, id)
    return { ...item, itemGroup: { ...item.itemGroup, id } }
  })
  const isPart = ({ itemGroup }: BasketItem) => itemGroup !== null && !itemGroup.isMainItem
  return [...regrouped.filter((item) => !isPart(item)), ...regrouped.filter(isPart)]
}

/** Units of a variant in a basket, gifts left out: the shop may lay one in because of what else is there. */
export function unitsBesidesGifts(items: readonly BasketItem[], variantId: number): number {
  return items
    .filter(({ variant, customData }) => variant.id === variantId && customData.cPromo === null)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
