import { useLingui } from '@lingui/react'
import { paybackPoints } from '@shop/domain/payback/payback-points'
import { priceOptions } from '@shop/domain/price/price-options'
import type { Product, Variant } from '@shop/domain/product/product'
import { Price, TaxNote } from '@shop/ui/price/price'
import { PriceScale } from '@shop/ui/price-scale/price-scale'
import { useShop, useShopPath } from '../../shell/use-shop.ts'
import css from './product-price.module.css'

/** What the chosen variant costs, with everything the law wants beside it. @see spec §3; eu-duties C-09 to C-12 */
export function ProductPrice({ product, variant }: { product: Product; variant: Variant }) {
  const { i18n } = useLingui()
  const { market, features } = useShop()
  const path = useShopPath()
  const [plain, ...steps] = priceOptions(variant, product.variants, market)
  const factor = variant.customData.KQPRI.paybackFactor
  const points = features.payback
    ? paybackPoints([{ factor, unitPrice: variant.price.withTax, quantity: 1 }])
    : 0

  return (
    <>
      {plain ? (
        <Price
          price={{ ...plain, hasDifferentPrice: false }}
          size="l"
          note={<TaxNote shippingHref={path('/versand/')} />}
        />
      ) : null}
      {steps.length > 0 ? (
        <PriceScale
          price={variant.price.withTax}
          steps={steps.map(({ amount, price }) => ({ amount, price }))}
          currency={variant.price.currencyCode}
        />
      ) : null}
      {points > 0 ? (
        <p className={css.points}>
          {i18n.t({
            id: 'product.paybackPoints',
            message: '{points, plural, one {# PAYBACK Punkt} other {# PAYBACK Punkte}} für diesen Einkauf',
            values: { points },
          })}
        </p>
      ) : null}
    </>
  )
}
