/** The age for buying on invoice or in instalments. @see product §7 "Birth date" */
export const FULL_AGE = 18

/** Older than anybody: a typing mistake. */
const OLDEST_YEAR = 1900

/**
 * Whole years since an ISO date, on the calendar day of the time zone; null when the date does not exist. A person born
 * on 29 February comes of age on 1 March of a short year. Negative for a date in the future.
 *
 * @see product §7 "Birth date"
 */
export function ageOn(now: Date, birthDate: string, timezone: string): number | null {
  const born = calendarDay(birthDate)
  if (!born) return null

  const today = isoDay(now, timezone)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Creating one takes a thousand times as long as using it, and every basket uses it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a moment in a time zone, as `2026-11-21`. */
export function isoDay(now: Date, timezone: string): string {
  const format =
    formats.get(timezone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' })
  formats.set(timezone, format)
  return format.format(now)
}

function calendarDay(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number(text.slice(0, 4)) < OLDEST_YEAR) return null

  // `2001-02-30` parses as 2 March, so the day has to come back unchanged.
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text) ? day : null
}
