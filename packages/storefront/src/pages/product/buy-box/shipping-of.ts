import { unitPriceAt } from '@shop/domain/price/scale-price'
import type { Product, Variant } from '@shop/domain/product/product'
import { shippingFacts } from '@shop/domain/shipping/line-shipping'
import { type ShippingMethod, shippingMethods } from '@shop/domain/shipping/shipping-cost'
import type { ShippingCosts } from '@shop/domain/shop/brand'

type Wanted = { product: Pick<Product, 'attributes'>; variant: Variant; quantity: number }

/** How a product is shipped that is ordered alone, and for how much in minor units: what the basket would say of it. */
export function shippingOf(
  { product, variant, quantity }: Wanted,
  costs: ShippingCosts,
): { key: ShippingMethod; cost: number } {
  const facts = shippingFacts([{ product, variant }], unitPriceAt(variant, quantity) * quantity)
  const [method = { key: 'parcel' as const, cost: costs.frachtkosten }] = shippingMethods(facts, costs)
  return method
}
