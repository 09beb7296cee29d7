type Span = { min: string; max: string }

/** From the first package to the last; a download has no date. @see eu-duties C-22 */
export function deliverySpan(
  packages: readonly { deliveryDate: Span }[],
  shippingMethod: string | null,
): Span | null {
  const dates = packages.map(({ deliveryDate }) => deliveryDate)
  const min = dates.map((day) => day.min).toSorted()[0]
  const max = dates
    .map((day) => day.max)
    .toSorted()
    .at(-1)
  if (shippingMethod === 'download' || min === undefined || max === undefined) return null
  return { min, max }
}
