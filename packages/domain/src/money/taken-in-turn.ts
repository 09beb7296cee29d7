/**
 * Takes an amount from several sources in turn, from each as much as it has; minor units. Sources that give nothing are
 * left out. Where they have less than wanted, all that they have is taken, which callers have to check.
 */
export function takenInTurn<Source extends { amount: number }>(
  sources: readonly Source[],
  wanted: number,
): Source[] {
  let left = wanted
  return sources.flatMap((source) => {
    const amount = Math.min(left, source.amount)
    if (amount <= 0) return []
    left -= amount
    return [{ ...source, amount }]
  })
}
