/**
 * Takes an amount out of several sources, of each in its turn as much as it has; minor units. Sources that give nothing
 * are left out. Where they have less than is wanted, all that they have is taken: the caller knows what that means.
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
