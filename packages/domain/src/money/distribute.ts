/**
 * Splits an amount of minor units by weight so that the parts add up exactly: the largest remainders get the
 * missing units. Weights are not negative; when none of them weighs anything, all get alike. A negative amount, for
 * example a refund, is split the same way.
 *
 * @see product §6 "largest-remainder method"
 */
export function distribute(amount: number, weights: readonly number[]): number[] {
  const sum = sumOf(weights)
  const whole = sum === 0 ? weights.length : sum
  const shares = weights.map((weight) => amount * (sum === 0 ? 1 : weight))
  const parts = shares.map((share) => Math.floor(share / whole))
  const missing = amount - sumOf(parts)

  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - (parts[index] ?? 0) * whole }))
    .sort((a, b) => b.remainder - a.remainder)
    .slice(0, missing)
  const lucky = new Set(byRemainder.map(({ index }) => index))
  return parts.map((part, index) => part + (lucky.has(index) ? 1 : 0))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
