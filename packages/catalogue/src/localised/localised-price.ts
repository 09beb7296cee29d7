import type { Market } from '@shop/domain/market/markets'
import { netOf } from '@shop/domain/money/vat'
import type { AppliedReduction, VariantPrice } from '@shop/domain/product/product'
import type { VariantRecord } from '@shop/engine/records/catalogue-record'
import type { PriceRow } from '../products/record-rows.ts'

/**
 * A stored price in one market, with its tax, its sale and its unit price (`reference`, always for one unit of
 * measure). Minor units, `rate` in percent.
 */
export function localisedPrice(
  { price, rrp, before, lowestPrior }: Pick<PriceRow, 'price' | 'rrp' | 'before' | 'lowestPrior'>,
  content: VariantRecord['content'],
  rate: number,
  { currency }: Pick<Market, 'currency'>,
): VariantPrice {
  const withoutTax = netOf(price, rate)
  const reductions = saleOf(price, before)
  return {
    withTax: price,
    withoutTax,
    recommendedRetailPrice: rrp,
    tax: { vat: { amount: price - withoutTax, rate } },
    currencyCode: currency,
    reference: content && {
      withTax: Math.round(price / content.size),
      unit: content.unit,
      size: 1,
      content: content.size,
    },
    appliedReductions: reductions,
    lowestPriorPrice: reductions.length > 0 ? lowestPrior : null,
  }
}

function saleOf(price: number, before: number | null): AppliedReduction[] {
  if (before === null || before <= price) return []
  const saving = before - price
  return [
    { category: 'sale', type: 'relative', amount: { relative: saving / before, absoluteWithTax: saving } },
  ]
}
