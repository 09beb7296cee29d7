import { isoDay } from '../person/birth-date.ts'

/** The month up to whose end a card is valid; `month` from 1. */
export type CardExpiry = { month: number; year: number }

/** Whether a card can pay: `endsTooSoon` ends before the goods have left, which is when the money is taken. */
export type CardState = 'usable' | 'expired' | 'endsTooSoon'

type Charge = {
  now: Date
  timezone: string
  /** The day by which the money is taken, ISO; null where that is today. */
  takenBy: string | null
}

/**
 * A card is valid up to the end of its last month, as the shop's market counts days. One whose month is over has expired; one
 * whose month ends before the day on which the money is taken at the latest is refused, as its bank would refuse that.
 *
 * The trap is the last evening of a month: it is the next month already in UTC, and in the shop it is not.
 *
 * @see docs/payments.md
 */
export function cardState(expiry: CardExpiry, { now, timezone, takenBy }: Charge): CardState {
  const last = lastMonth(expiry)
  if (last < isoDay(now, timezone).slice(0, MONTH_LETTERS)) return 'expired'
  return takenBy !== null && last < takenBy.slice(0, MONTH_LETTERS) ? 'endsTooSoon' : 'usable'
}

/** `2027-08` of an ISO day. */
const MONTH_LETTERS = 7

function lastMonth({ month, year }: CardExpiry): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}

/** The month as it is printed on a card: `08/27`. */
export function cardMonth({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
}
