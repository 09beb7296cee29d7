import { COUNTRIES, type Country } from '../market/markets.ts'
import { DUTIES, type DutyId } from './duties.ts'
import type { Duty } from './duty.ts'

/** A day from which a duty is owed, or no longer. */
export type DutyChange = { day: string; duty: DutyId; change: 'begins' | 'ends'; countries: Country[] }

/**
 * What begins or ends to be owed in some of these countries after one day and up to another, in the order of the days:
 * an operator has until then to prepare for it.
 *
 * @see docs/law.md
 */
export function dutyChanges(
  sellsIn: readonly Country[],
  { after, upTo }: { after: string; upTo: string },
): DutyChange[] {
  return Object.values(DUTIES)
    .flatMap((duty: Duty & { id: DutyId }) => {
      const countries = COUNTRIES.filter((one) => sellsIn.includes(one) && duty.countries.includes(one))
      const begins: DutyChange = { day: duty.from, duty: duty.id, change: 'begins', countries }
      return duty.until === null || countries.length === 0
        ? [begins]
        : [begins, { ...begins, day: dayAfter(duty.until), change: 'ends' as const }]
    })
    .filter(({ day, countries }) => countries.length > 0 && after < day && day <= upTo)
    .sort((a, b) => a.day.localeCompare(b.day))
}

/** The first day on which what ends with a day is over. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
