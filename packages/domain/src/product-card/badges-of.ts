import type { Product } from '../product/product.ts'
import type { Badge } from '../product/product-card.ts'

/** Badges of a product. Sale and promotion show their own words, the others are translated by type. @see spec §3 "Badge" */
export function badgesOf(product: Pick<Product, 'sale' | 'promo' | 'isNew' | 'id'>): Badge[] {
  const badge = (type: string, label: string): Badge => ({ type, label, id: `${type}-${product.id}` })
  return [
    ...(product.sale ? [badge('sale', product.sale)] : []),
    ...(product.promo ? [badge('promotion', product.promo)] : []),
    ...(product.isNew ? [badge('new', 'new')] : []),
  ]
}
