import type { BasketItem } from './basket.ts'

type Line = Pick<BasketItem, 'quantity'> & { product: { id: number } }

/** How many units of each product a basket holds, whatever the variant; by product id. @see spec §3 "showBasketBadge" */
export function unitsByProduct(lines: readonly Line[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>()
  for (const { product, quantity } of lines) units.set(product.id, (units.get(product.id) ?? 0) + quantity)
  return units
}
