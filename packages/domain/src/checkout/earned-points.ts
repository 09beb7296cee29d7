import type { BasketItem } from '../basket/basket.ts'
import { pointFactor } from '../payback/order-points.ts'
import { paybackPoints } from '../payback/payback-points.ts'
import type { ProductVariant } from '../product/product-variant.ts'
import type { Company } from '../shop/brand.ts'

/**
 * The points of a basket: for what is paid of each line, so that promotions lower them. Goods of a fixed price earn none.
 *
 * @see spec §9 "Payback points"; eu-duties C-14, C-17
 */
export function earnedPoints(
  items: readonly BasketItem[],
  variants: ReadonlyMap<number, ProductVariant>,
  company: Company,
): number {
  return paybackPoints(
    items.flatMap(({ variant, price }) => {
      const product = variants.get(variant.id)?.product
      const factor = product ? pointFactor(product, variant, company) : null
      return [{ factor, unitPrice: price.total.withTax, quantity: 1 }]
    }),
  )
}
