import { likelyAmount } from '@shop/domain/money/parse-amount'

type Typed = string | number | undefined

/** The price form without JavaScript sends major units, or arbitrary input; the filter takes minor ones. */
export function typedPrice(from: Typed, to: Typed): { price?: string } {
  return from === undefined && to === undefined ? {} : { price: `${limitOf(from)}-${limitOf(to)}` }
}

/** Nothing costs more, minor units. */
const MOST = 999_999_900

/** Empty where no amount was typed, and where it is more than anything costs. */
function limitOf(typed: Typed): string {
  const amount = likelyAmount(String(typed ?? '')) ?? 0
  return amount > 0 && amount <= MOST ? String(amount) : ''
}
