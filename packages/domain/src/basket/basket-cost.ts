import type { Currency } from '../market/markets.ts'
import type { BasketCost, BasketItem } from './basket.ts'

/** The sum of the lines that can be bought, minor units; lines that cannot cost nothing. @see spec §3 "Basket cost" */
export function basketCost(items: readonly BasketItem[], currencyCode: Currency): BasketCost {
  const bought = items.filter((item) => item.status === 'available')
  const withTax = bought.reduce((sum, item) => sum + item.price.total.withTax, 0)
  const withoutTax = bought.reduce((sum, item) => sum + item.price.total.withoutTax, 0)
  return {
    currencyCode,
    withTax,
    withoutTax,
    tax: { vat: { amount: withTax - withoutTax } },
    appliedReductions: bought.flatMap((item) => item.price.total.appliedReductions),
  }
}
