/**
 * Splits an amount of minor units by weight so that the parts add up exactly: the largest remainders get the
 * missing units. Weights are not negative, and one of them is more than zero.
 *
 * @see product §6 "largest-remainder method"
 */
export function distribute(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const parts = weights.map((weight) => Math.floor((amount * weight) / whole))
  const missing = amount - parts.reduce((sum, part) => sum + part, 0)

  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % whole }))
    .sort((a, b) => b.remainder - a.remainder)
    .slice(0, missing)
  const lucky = new Set(byRemainder.map(({ index }) => index))
  return parts.map((part, index) => part + (lucky.has(index) ? 1 : 0))
}
