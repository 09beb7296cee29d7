import type { Product } from '@shop/domain/product/product'
import { badgesOf } from '@shop/domain/product-card/badges-of'
import { ProductBadges as Badges } from '@shop/ui/badge/badge'

/** Badges over the gallery. */
export function ProductBadges({ product }: { product: Product }) {
  return <Badges badges={badgesOf(product)} />
}
