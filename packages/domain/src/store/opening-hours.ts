/** One day's hours, `10:00` to `19:00` of the store's own clock. */
export type DayHours = { opens: string; closes: string }

export type OpeningHours = {
  /** Monday first, seven of them; null is a closed day. */
  week: readonly (DayHours | null)[]
  /** Days on which the store is closed all the same, `2026-12-25`. */
  closedOn: readonly string[]
}

/** Opening days that a reservation is kept for, the day of the reservation not counted. @see product §3 */
const HELD_DAYS = 3
/** A store that does not open for so long is asked for no further day. */
const MOST_DAYS = 60
const DAY = 86_400_000

/** The hours of a date (`2026-11-23`), null when the store is closed on it. */
export function hoursOn({ week, closedOn }: OpeningHours, date: string): DayHours | null {
  if (closedOn.includes(date)) return null
  return week[weekdayOf(date)] ?? null
}

/** Today's hours by the clock of the store. */
export function hoursToday(hours: OpeningHours, now: Date, timezone: string): DayHours | null {
  return hoursOn(hours, localDate(now, timezone))
}

/** What a door says right now: open, still to open today, closed for today, or closed all day. */
export type DoorState = 'open' | 'opensLater' | 'over' | 'closed'

export function doorState(hours: OpeningHours, now: Date, timezone: string): DoorState {
  const today = hoursToday(hours, now, timezone)
  if (today === null) return 'closed'
  const time = localTime(now, timezone)
  if (time < today.opens) return 'opensLater'
  return time < today.closes ? 'open' : 'over'
}

/** A day on which a store opens, ISO, and its hours by the store's own clock. */
export type OpenDay = DayHours & { date: string }

/**
 * The next day after today with hours that no exception takes away; null where there is none within the next sixty days.
 */
export function nextOpenDay(hours: OpeningHours, now: Date, timezone: string): OpenDay | null {
  const today = localDate(now, timezone)
  for (let ahead = 1; ahead <= MOST_DAYS; ahead += 1) {
    const date = dateAfter(today, ahead)
    const day = hoursOn(hours, date)
    if (day !== null) return { date, ...day }
  }
  return null
}

/** The next days, ISO, today among them, on which a store is shut though its week says otherwise; at most so many. */
export function closuresAhead(
  { week, closedOn }: OpeningHours,
  { now, timezone, most }: { now: Date; timezone: string; most: number },
): string[] {
  const today = localDate(now, timezone)
  const last = dateAfter(today, MOST_DAYS)
  return closedOn
    .filter((date) => date >= today && date <= last && week[weekdayOf(date)] !== null)
    .toSorted()
    .slice(0, most)
}

/** The day of the week by the clock of the store; Monday is 0. */
export function weekdayToday(now: Date, timezone: string): number {
  return weekdayOf(localDate(now, timezone))
}

/**
 * Until when a reservation made now is kept: the closing time of the third opening day after today, so that at least
 * three opening days remain.
 *
 * @see product §3
 */
export function heldUntil(hours: OpeningHours, now: Date, timezone: string): Date {
  const today = localDate(now, timezone)
  let openDays = 0
  for (let ahead = 1; ahead <= MOST_DAYS; ahead += 1) {
    const date = dateAfter(today, ahead)
    const day = hoursOn(hours, date)
    if (day === null) continue
    openDays += 1
    if (openDays === HELD_DAYS) return instantOf(date, day.closes, timezone)
  }
  return new Date(now.getTime() + HELD_DAYS * DAY)
}

/** Monday is 0. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

function localDate(now: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now)
}

function localTime(now: Date, timezone: string): string {
  const clock = { timeZone: timezone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-GB', clock).format(now)
}

/** The moment at which a clock of the timezone shows a date and a time. */
function instantOf(date: string, time: string, timezone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const shown = new Date(asUtc)
  const offset = Date.parse(`${localDate(shown, timezone)}T${localTime(shown, timezone)}:00Z`) - asUtc
  return new Date(asUtc - offset)
}
