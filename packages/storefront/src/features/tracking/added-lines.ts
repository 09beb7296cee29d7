import type { Basket, BasketItem } from '@shop/domain/basket/basket'

/** A line and how many units of it are new. */
export type AddedLine = { item: BasketItem; quantity: number }

/**
 * What a basket has more of than before, of one variant: the server may have added fewer units than were asked for, and
 * to a line that was there already. Without the basket before, `units` at most are new.
 *
 * @see spec §7 "frontend_add_to_cart"; product §11.14
 */
export function addedLines(
  before: Basket | null,
  after: Basket,
  { variantId, units }: { variantId: number; units: number },
): AddedLine[] {
  const known = new Map(before?.items.map((item) => [item.key, item.quantity]))
  return after.items
    .filter(({ variant }) => variant.id === variantId)
    .map((item) => ({ item, quantity: Math.min(item.quantity - (known.get(item.key) ?? 0), units) }))
    .filter(({ quantity }) => quantity > 0)
}
