import type { InstalmentTerm } from '../shop/brand.ts'

/** What paying in so many instalments costs. Amounts are minor units, rates hundredths of a percent. */
export type InstalmentRow = {
  months: number
  /** Each instalment but the last. */
  monthly: number
  /** Settles what rounding has left over, so it differs by some minor units. */
  last: number
  total: number
  /** What it costs beyond the price. */
  interest: number
  effectiveRate: number
  /** The yearly rate on what is still owed, fixed for the whole time. */
  borrowingRate: number
}

const MONTHS_OF_A_YEAR = 12
const WHOLE = 10_000

/**
 * What a price costs in equal monthly instalments, the first a month after the purchase and nothing paid in advance: every
 * month bears the twelfth root of the effective rate, interest is rounded to the minor unit, and the instalment is rounded up.
 *
 * @see Directive (EU) 2023/2225 art. 8(3), Annex III; docs/law-credit.md
 */
export function instalmentRow(price: number, { months, effectiveRate }: InstalmentTerm): InstalmentRow {
  const monthlyRate = (1 + effectiveRate / WHOLE) ** (1 / MONTHS_OF_A_YEAR) - 1
  const monthly = Math.ceil(
    monthlyRate === 0 ? price / months : (price * monthlyRate) / (1 - (1 + monthlyRate) ** -months),
  )
  const last = owedAfter(months - 1, { price, monthlyRate, monthly })
  const total = monthly * (months - 1) + last
  return {
    months,
    monthly,
    last,
    total,
    interest: total - price,
    effectiveRate,
    borrowingRate: Math.round(monthlyRate * MONTHS_OF_A_YEAR * WHOLE),
  }
}

type Course = { price: number; monthlyRate: number; monthly: number }

/** What the next instalment has to pay to settle the credit, when so many have been paid. */
function owedAfter(paid: number, { price, monthlyRate, monthly }: Course): number {
  let owed = price
  for (let month = 0; month < paid; month += 1) owed += Math.round(owed * monthlyRate) - monthly
  return owed + Math.round(owed * monthlyRate)
}
