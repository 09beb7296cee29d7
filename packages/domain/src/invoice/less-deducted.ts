/**
 * Refunded lines, less a deduction for goods that came back in worse condition: deducted line by line, as far as it
 * reaches. Minor units; empty lines are dropped.
 *
 * @see product §4 "refunded"
 */
export function lessDeducted<Line extends { amount: number }>(
  lines: readonly Line[],
  deduct: number,
): Line[] {
  let left = deduct
  return lines.flatMap((line) => {
    const kept = Math.min(left, line.amount)
    left -= kept
    return line.amount > kept ? [{ ...line, amount: line.amount - kept }] : []
  })
}
