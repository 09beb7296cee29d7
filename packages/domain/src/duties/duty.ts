import type { Country, Market } from '../market/markets.ts'
import { isoDay } from '../person/birth-date.ts'

/**
 * Where and when a law asks something of a shop. What follows from it stands in the rule that asks `isOwed`; what it
 * asks, and where that is written, in `law.ts`, which browsers have no use for.
 *
 * @see docs/law.md
 */
export type Duty = {
  /** `C-02`, as in the list of duties; what stands behind the number parts one. */
  id: string
  countries: readonly Country[]
  /** The first day in the country's own time, `2026-09-27`. */
  from: string
  /** The last day; null while nobody knows one. */
  until: string | null
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
