import { saleLabel } from '@shop/domain/price/sale-label'
import type { Product, Variant } from '@shop/domain/product/product'
import { badgesOf } from '@shop/domain/product-card/badges-of'
import { ProductBadges as Badges } from '@shop/ui/badge/badge'
import { useShop } from '../../use-shop.ts'

/** Badges over the gallery; that of a reduction says what the price of the chosen variant says. */
export function ProductBadges({ product, variant }: { product: Product; variant: Variant | null }) {
  const { market } = useShop()
  const sale = variant === null ? product.sale : saleLabel([variant], market.language)

  return <Badges badges={badgesOf({ ...product, sale })} />
}
