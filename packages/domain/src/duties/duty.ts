import type { Country, Market } from '../market/markets.ts'
import { isoDay } from '../person/birth-date.ts'

/** What a duty asks something of. */
export type DutySubject = 'product' | 'page' | 'price' | 'order' | 'mail' | 'paper' | 'market'

/**
 * What a law asks of a shop: in which countries, and on which days. What follows from it stands in the rule that asks
 * `isOwed`.
 *
 * @see docs/law.md
 */
export type Duty = {
  /** `C-02`, as in the list of duties; a letter behind it parts one. */
  id: string
  /** What a shop owes, in one sentence of English for operators and developers. */
  asks: string
  /** The act and its article. */
  source: string
  countries: readonly Country[]
  /** The first day in the country's own time, `2026-09-27`. */
  from: string
  /** The last day; null while nobody knows one. */
  until: string | null
  of: readonly DutySubject[]
  /** Whether date and wording were looked up in the act itself; what was not is for a lawyer to confirm. */
  isVerified: boolean
}

/** Where a duty is asked for: the country, and the clock that its days are counted by. */
export type DutyPlace = Pick<Market, 'country' | 'timezone'>

/** Whether a duty holds in a country at this moment, by the days of that country. */
export function isOwed(
  duty: Pick<Duty, 'countries' | 'from' | 'until'>,
  place: DutyPlace,
  now: Date,
): boolean {
  const today = isoDay(now, place.timezone)
  return (
    duty.countries.includes(place.country) &&
    duty.from <= today &&
    (duty.until === null || today <= duty.until)
  )
}
