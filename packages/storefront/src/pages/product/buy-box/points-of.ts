import { paybackPoints } from '@shop/domain/payback/payback-points'
import { unitPriceAt } from '@shop/domain/price/scale-price'
import type { Variant } from '@shop/domain/product/product'

/** What so many units of a variant would earn: what the basket would say of them. */
export function pointsOf({ variant, quantity }: { variant: Variant; quantity: number }): number {
  return paybackPoints([
    { factor: variant.paybackFactor, unitPrice: unitPriceAt(variant, quantity), quantity },
  ])
}
