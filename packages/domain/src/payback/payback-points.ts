/** A line that earns points: the factor of its variant, one unit's price in minor units with tax, how many. */
export type PointsLine = { factor: number | null; unitPrice: number; quantity: number }

/**
 * Points for a basket: factor times price in whole units, times quantity, summed. Less than one point is one point,
 * everything else is rounded down.
 *
 * @see spec §9 "Payback points"
 */
export function paybackPoints(lines: readonly PointsLine[]): number {
  // In hundredths, so that a sum of many lines does not drift below the next whole point.
  const hundredths = lines.reduce((sum, line) => sum + (line.factor ?? 0) * line.unitPrice * line.quantity, 0)
  const points = Math.round(hundredths * 1000) / 100_000
  return points > 0 && points < 1 ? 1 : Math.floor(points)
}
