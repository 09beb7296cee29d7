type Line = { variantId: number; quantity: number; isSaved: boolean }

/** Units of a variant that are to be bought; what was put aside does not count. */
export function unitsOf(lines: readonly Line[], variantId: number): number {
  return lines.reduce(
    (sum, line) => sum + (line.variantId === variantId && !line.isSaved ? line.quantity : 0),
    0,
  )
}
