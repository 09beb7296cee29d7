import type { BasketItem } from '@shop/domain/basket/basket'
import { lineEssentials } from '@shop/domain/basket/line-essentials'

/** What was bought as a row of a mail says it: how many, its name and its essential properties. @see eu-duties C-21 */
export function itemLabel(item: Pick<BasketItem, 'quantity' | 'product' | 'facts' | 'variant'>): string {
  const name = `${item.quantity} × ${item.product.name}`
  return [name, lineEssentials(item)].filter((part) => part !== '').join(', ')
}
