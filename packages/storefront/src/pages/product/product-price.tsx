import { priceSummary } from '@shop/domain/price/price-summary'
import { scaleSteps } from '@shop/domain/price/scale-price'
import type { Product, Variant } from '@shop/domain/product/product'
import { Price, TaxNote } from '@shop/ui/price/price'
import { PriceScale } from '@shop/ui/price-scale/price-scale'
import { useShop, useShopPath } from '../../shell/use-shop.ts'

/** What the chosen variant costs, with everything the law wants beside it. @see spec §3; eu-duties C-09 to C-12 */
export function ProductPrice({ product, variant }: { product: Product; variant: Variant }) {
  const { market } = useShop()
  const path = useShopPath()
  const steps = scaleSteps(variant)
  const summary = { ...priceSummary(variant, product.variants, market), hasDifferentPrice: false }

  return (
    <>
      <Price price={summary} size="l" note={<TaxNote shippingHref={path('/versand/')} />} />
      {steps.length > 0 ? (
        <PriceScale price={variant.price.withTax} steps={steps} currency={variant.price.currencyCode} />
      ) : null}
    </>
  )
}
