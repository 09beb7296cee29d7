import type { Variant } from '../product/product.ts'
import type { PriceSummary } from '../product/product-card.ts'
import { priceSummary } from './price-summary.ts'
import { unitPriceAt } from './scale-price.ts'

/**
 * What one unit costs at each quantity that earns a price of its own: the plain price first, then a row per step.
 * Minor units with tax.
 *
 * A step is no sale, so it strikes nothing; its price per unit of measure follows its own price.
 *
 * @see spec §3 "Price option summary", §9 "quantity scale thresholds"
 */
export function priceOptions(variant: Variant, variants: readonly Variant[]): PriceSummary[] {
  const plain = priceSummary(variant, variants)
  const steps = variant.priceSteps.map(({ amount }) => {
    const price = unitPriceAt(variant, amount)
    return {
      ...plain,
      amount,
      price,
      referencePrice: null,
      lowestPriorPrice: null,
      discountPercent: 0,
      unitPrice: plain.unitPrice && {
        ...plain.unitPrice,
        price: proportional(plain.unitPrice.price, price, plain.price),
      },
    }
  })
  return [plain, ...steps]
}

function proportional(amount: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((amount * part) / whole)
}
