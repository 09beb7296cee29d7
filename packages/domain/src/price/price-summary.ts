import type { Variant } from '../product/product.ts'
import type { PriceSummary } from '../product/product-card.ts'
import { bearsVat } from './bears-vat.ts'
import { hasDifferentPrice } from './has-different-price.ts'
import { discountPercent, isReduced, struckPrice } from './struck-price.ts'
import { unitDisplay } from './unit-display.ts'

/**
 * What a price block shows for a variant among its product's variants; minor units with tax.
 *
 * @see spec §3 "Price option summary"
 */
export function priceSummary(variant: Variant, variants: readonly Variant[]): PriceSummary {
  const { price } = variant
  const referencePrice = struckPrice(price)
  return {
    amount: 1,
    price: price.withTax,
    // Beside an earlier price a recommended price could be mistaken for it.
    recommendedRetailPrice: isReduced(price) ? null : price.recommendedRetailPrice,
    referencePrice,
    lowestPriorPrice: price.lowestPriorPrice,
    discountPercent: isReduced(price) ? discountPercent(price.withTax, referencePrice) : 0,
    unitPrice: price.reference && {
      price: price.reference.withTax,
      unit: unitDisplay(price.reference.unit),
      amount: price.reference.size,
    },
    currencyCode: price.currencyCode,
    hasDifferentPrice: hasDifferentPrice(variants),
    ...(bearsVat(price) ? {} : { isUntaxed: true }),
  }
}
