import { badgesOf } from '@shop/domain/product/badges-of'
import type { Product } from '@shop/domain/product/product'
import { ProductBadges as Badges } from '@shop/ui/badge/badge'

/** Badges over the gallery. */
export function ProductBadges({ product }: { product: Product }) {
  return <Badges badges={badgesOf(product)} />
}
