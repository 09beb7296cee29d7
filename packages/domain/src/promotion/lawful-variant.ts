import type { AttributeValues } from '../product/advanced-value.ts'
import type { Variant } from '../product/product.ts'
import { isPromotable } from '../recommendation/is-promotable.ts'
import { hasOnePrice } from './is-price-bound.ts'

/**
 * A variant without what the law lets nobody say of its price: goods of a fixed price and infant formula have no quantity
 * prices, and infant formula is not reduced either, from no earlier and no recommended price.
 *
 * Whatever makes a variant asks here, so that page, listing, basket and feeds never differ. What it costs stays: who
 * filled in less than before sells it for less, and may not say so.
 *
 * @see eu-duties C-14, C-17
 */
export function lawfulVariant(variant: Variant, product: { attributes: AttributeValues }): Variant {
  if (!hasOnePrice(product)) return variant
  const single = { ...variant, priceSteps: [] }
  if (isPromotable(product)) return single
  const price = {
    ...variant.price,
    recommendedRetailPrice: null,
    appliedReductions: [],
    lowestPriorPrice: null,
  }
  return { ...single, price, priceBefore: null }
}
