import type { SampleShop } from './sample-shop.ts'

/** The sums of one article with the market's tax. */
export function totalsOf({ market }: SampleShop) {
  const rate = market.vat.standard
  const base = Math.round(119900 / (1 + rate / 100))
  return {
    items: 119900,
    shipping: 0,
    fee: 0,
    reduction: 0,
    reductions: [],
    giftcard: 0,
    balance: 0,
    rounding: 0,
    total: 119900,
    vat: [{ rate, base, amount: 119900 - base }],
  }
}
