/** Rates come with at most one decimal, so tenths of a percent are whole numbers and nothing drifts. */
const TENTHS = 10

/**
 * The net part of a gross amount, whole minor units, at a rate in percent.
 *
 * @see product §2 "gross, with the VAT rate"
 */
export function netOf(gross: number, ratePercent: number): number {
  const rate = Math.round(ratePercent * TENTHS)
  return Math.round((gross * 100 * TENTHS) / (100 * TENTHS + rate))
}

/** The tax inside a gross amount; net and tax always add up to it. */
export function vatAmount(gross: number, ratePercent: number): number {
  return gross - netOf(gross, ratePercent)
}
