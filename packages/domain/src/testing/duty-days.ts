import { DUTIES, type DutyId } from '../duties/duties.ts'
import type { Duty } from '../duties/duty.ts'
import { COUNTRIES, type Country, LOCALES, type Locale, markets } from '../market/markets.ts'

/** A day on which a row is looked at, at noon: `isOn` where and when it is owed. */
export type DutyDay = { id: DutyId; name: string; now: Date; isOn: boolean }

const DAY = 86_400_000

/** The day before a row begins, its first day and, where it ends, its last day and the day after. */
export function dutyDays(id: DutyId): DutyDay[] {
  const { from, until }: Duty = DUTIES[id]
  const begin = noonOf(from)
  const days = [
    { id, name: `the day before ${from}`, now: new Date(begin - DAY), isOn: false },
    { id, name: from, now: new Date(begin), isOn: true },
  ]
  if (until === null) return days
  const end = noonOf(until)
  return [
    ...days,
    { id, name: `the last day, ${until}`, now: new Date(end), isOn: true },
    { id, name: `the day after ${until}`, now: new Date(end + DAY), isOn: false },
  ]
}

/** Where a row is seen on a day, by its countries; in the order of all of them. */
export function countriesOn({ id, isOn }: Pick<DutyDay, 'id' | 'isOn'>): Country[] {
  const { countries }: Duty = DUTIES[id]
  return isOn ? COUNTRIES.filter((country) => countries.includes(country)) : []
}

/** The first locale of each country: what is asked of a country is asked there. */
export const LOCALE_OF_COUNTRY: readonly { country: Country; locale: Locale }[] = COUNTRIES.flatMap(
  (country) => {
    const locale = LOCALES.find((one) => markets[one].country === country)
    return locale === undefined ? [] : [{ country, locale }]
  },
)

/** The countries in which something is seen. */
export async function countriesWhere(
  seenIn: (locale: Locale) => Promise<boolean> | boolean,
): Promise<Country[]> {
  const seen: Country[] = []
  for (const { country, locale } of LOCALE_OF_COUNTRY) if (await seenIn(locale)) seen.push(country)
  return seen
}

/** Does something while a row has lost its last country, which is handed in; then the row is as it was. */
export async function withoutLastCountry(id: DutyId, run: (lost: Country) => Promise<void>): Promise<void> {
  const { countries }: Duty = DUTIES[id]
  const lost = countries.at(-1)
  if (lost === undefined) throw new Error(`${id} is owed nowhere.`)
  Object.assign(DUTIES[id], { countries: countries.slice(0, -1) })
  try {
    await run(lost)
  } finally {
    Object.assign(DUTIES[id], { countries })
  }
}

function noonOf(day: string): number {
  return Date.parse(`${day}T11:00:00Z`)
}
