import { typedAmount } from '@shop/ui/listing/price/price-choice.ts'

type Typed = string | number | undefined

/** The price form without JavaScript sends major units, or arbitrary input; the filter takes minor ones. */
export function typedPrice(from: Typed, to: Typed): { price?: string } {
  return from === undefined && to === undefined ? {} : { price: `${minorUnits(from)}-${minorUnits(to)}` }
}

/** Nothing costs more, in major units. */
const MOST = 9_999_999

/** Empty where no amount was typed, and where it is more than anything costs. */
function minorUnits(typed: Typed): string {
  const amount = typedAmount(String(typed ?? '')) ?? 0
  return amount > 0 && amount <= MOST ? String(Math.round(amount * 100)) : ''
}
