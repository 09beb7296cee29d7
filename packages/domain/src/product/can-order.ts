import { isPreOrder } from './is-pre-order.ts'
import type { Variant } from './product.ts'

/** Whether a shopper can order a variant: code 1 or 2, and in stock or a pre-order. @see product §11.2 */
export function canOrder(variant: Pick<Variant, 'buyability' | 'deliveryDays' | 'stock'>): boolean {
  const code = variant.buyability
  return (code === 1 || code === 2) && (variant.stock.quantity > 0 || isPreOrder(variant))
}
