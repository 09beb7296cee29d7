import type { PriceStep } from '../product/product.ts'

/** A quantity step as it was filled in, with gaps where there is none. */
type FilledIn = { amount: number | null; price: number | null }

/** The quantity steps of a variant, ascending. One without a price is none, and neither is one of a single unit. @see spec §9 */
export function priceSteps(filledIn: readonly FilledIn[]): PriceStep[] {
  return filledIn
    .flatMap(({ amount, price }) =>
      amount !== null && price !== null && amount > 1 ? [{ amount, price }] : [],
    )
    .sort((one, other) => one.amount - other.amount)
}
