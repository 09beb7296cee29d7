/** Percent: no country that the shop sells to has a reduced rate above it, or a standard one below. */
const HIGHEST_REDUCED = 14

export const FREE_OF_TAX =
  'products without tax are taxed here at the standard rate, or at the reduced one where the mapping says so ("reduced")'

export function isReducedRate(rate: number): boolean {
  return rate > 0 && rate < HIGHEST_REDUCED
}

/** Ten-thousandths: what is calculated has two decimals, and floating numbers have more. */
export function partsOf(amount: number): number {
  return Math.round(amount * 10_000)
}
