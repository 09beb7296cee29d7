import { CURRENCIES, type Currency } from '@shop/domain/market/markets'
import type { AppliedReduction, VariantPrice } from '@shop/domain/product/product'
import { Unanswered } from '../connection/unanswered.ts'
import type { WirePrice, WireReduction } from '../wire/wire-price.ts'

/** A price as the shop shows it, minor units. `lowestPrior`: the lowest price of the last 30 days, null when unknown. */
export function priceOf(price: WirePrice, lowestPrior: number | null, currency: Currency): VariantPrice {
  const appliedReductions = price.appliedReductions.map(reductionOf)
  return {
    withTax: price.withTax,
    withoutTax: price.withoutTax,
    recommendedRetailPrice: price.recommendedRetailPrice,
    tax: { vat: { amount: price.tax.vat.amount, rate: percent(price.tax.vat.rate) } },
    currencyCode: agreedCurrency(price.currencyCode, currency),
    reference: price.reference && {
      withTax: price.reference.withTax,
      unit: price.reference.unit,
      size: price.reference.size,
    },
    appliedReductions,
    lowestPriorPrice: appliedReductions.length > 0 ? lowestPrior : null,
  }
}

export function reductionOf({ category, type, amount, promotionId }: WireReduction): AppliedReduction {
  return { category, type, amount, ...(promotionId ? { promotionId } : {}) }
}

/** The currency of the market. @throws when a price is in another one: francs must not be shown as euros */
export function agreedCurrency(code: string, currency: Currency): Currency {
  if (CURRENCIES.some((known) => known === code) && code === currency) return currency
  throw new Unanswered('lying', `A price is in ${code}, and the shop sells in ${currency}.`)
}

/** A rate comes as a share of one (0.19), the shop says 19 percent; one decimal, as 8.1 in Switzerland. */
export function percent(rate: number): number {
  return rate < 1 ? Math.round(rate * 1000) / 10 : rate
}
