import { netOf } from '../money/vat.ts'
import type { AppliedReduction, VariantPrice } from '../product/product.ts'

/** What a test says of a price; `relative` is the share of the first reduction, the tax follows from `withTax`. */
export type PriceWords = Partial<Omit<VariantPrice, 'tax' | 'withoutTax' | 'appliedReductions'>> & {
  vatRate?: number
  relative?: number
}

/** 100 euros with 19 percent tax and no reduction, unless the test says otherwise; minor units. */
export function aPrice({ vatRate = 19, relative, ...words }: PriceWords = {}): VariantPrice {
  const withTax = words.withTax ?? 10_000
  const withoutTax = netOf(withTax, vatRate)
  return {
    recommendedRetailPrice: null,
    currencyCode: 'EUR',
    reference: null,
    lowestPriorPrice: null,
    ...words,
    withTax,
    withoutTax,
    tax: { vat: { amount: withTax - withoutTax, rate: vatRate } },
    appliedReductions: relative === undefined ? [] : [aReduction(relative, withTax)],
  }
}

function aReduction(relative: number, withTax: number): AppliedReduction {
  return {
    category: 'sale',
    type: 'relative',
    amount: { relative, absoluteWithTax: Math.round((withTax * relative) / (1 - relative)) },
  }
}
