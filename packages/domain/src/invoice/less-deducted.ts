/**
 * Lines of what goes back, less what is kept because goods came back worse than they left: taken off line by line, as
 * far as it reaches. Minor units; a line that nothing is left of goes.
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
