import { netOf } from '../../money/vat.ts'
import { unitPriceAt } from '../../price/scale-price.ts'
import type { AppliedReduction, Variant } from '../../product/product.ts'
import type { ItemPrice } from '../basket.ts'

/**
 * What a line costs: one unit at the price its quantity has earned, and all of them. Minor units.
 *
 * The quantity is already capped by stock when it comes here, so that a cap never earns a better price.
 *
 * @see product §6, §11.9
 */
export function linePrice(variant: Variant, quantity: number): { unit: ItemPrice; total: ItemPrice } {
  const unit = unitPriceAt(variant, quantity)
  return { unit: itemPrice(variant, unit, 1), total: itemPrice(variant, unit, quantity) }
}

function itemPrice({ price }: Variant, unit: number, quantity: number): ItemPrice {
  const withTax = unit * quantity
  return {
    withTax,
    withoutTax: netOf(withTax, price.tax.vat.rate),
    recommendedRetailPrice:
      price.recommendedRetailPrice === null ? null : price.recommendedRetailPrice * quantity,
    appliedReductions: price.appliedReductions.map((reduction) => times(reduction, quantity)),
    currencyCode: price.currencyCode,
  }
}

function times(reduction: AppliedReduction, quantity: number): AppliedReduction {
  const { relative, absoluteWithTax } = reduction.amount
  return { ...reduction, amount: { relative, absoluteWithTax: absoluteWithTax * quantity } }
}
