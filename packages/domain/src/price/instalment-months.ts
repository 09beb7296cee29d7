/** What the provider lends, minor units. */
const LEAST = 9_900
const MOST = 500_000
const MONTHS = [3, 6, 12, 24] as const

/**
 * In how many monthly instalments an amount can be paid, none outside of what is lent. Rates are not named: by law that
 * would require the complete credit offer.
 *
 * @see spec §6 "paypalInstallments: Germany only"
 */
export function instalmentMonths(amount: number): readonly number[] {
  return amount >= LEAST && amount <= MOST ? MONTHS : []
}
