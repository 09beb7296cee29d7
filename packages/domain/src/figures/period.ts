/** Days of a shop's calendar, both included: `2026-11-01`. */
export type Period = { from: string; to: string }

export const PRESETS = ['today', 'yesterday', 'days7', 'days28', 'days90', 'month'] as const
export type Preset = (typeof PRESETS)[number]

/** Sums over more days than these would be slow, and a chart of them would show nothing. */
export const MOST_DAYS = 366

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/** The day of a calendar so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** How many days a period has, its first and last included; 0 or less where it ends before it begins. */
export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1
}

/** Every day of a period. */
export function listedDays(period: Period): string[] {
  return Array.from({ length: Math.max(0, daysIn(period)) }, (_, index) => addDays(period.from, index))
}

/** The days that a preset means on a day. `days7` ends with today, which is not over yet. */
export function periodOf(preset: Preset, today: string): Period {
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'days7':
      return { from: addDays(today, -6), to: today }
    case 'days28':
      return { from: addDays(today, -27), to: today }
    case 'days90':
      return { from: addDays(today, -89), to: today }
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today }
  }
}

/** As many days, right before. So the first ten days of a month are compared with the last ten of the month before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) }
}

/** The day and the hour that a clock of the zone shows at a moment. */
export function localHour(moment: Date, timezone: string): { day: string; hour: number } {
  const parts = clockOf(timezone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

/**
 * When a day begins in a zone. A day has 23 hours when the clocks go forward and 25 when they go back, so that it ends
 * where the next one begins and not 24 hours later.
 */
export function startOfDay(day: string, timezone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  // Zones are at most 14 hours ahead and 12 behind; the first moment that shows the day is its beginning.
  for (let at = utc - 14 * HOUR_MS; at <= utc + 12 * HOUR_MS; at += HOUR_MS / 4)
    if (localHour(new Date(at), timezone).day === day) return new Date(at)
  throw new Error(`${day} is no day in ${timezone}.`)
}

/** A stretch of time: from its first moment to the first that is no part of it any more. */
export type Span = { from: Date; until: Date }

/** What a period covers in a zone. */
export function spanOf({ from, to }: Period, timezone: string): Span {
  return { from: startOfDay(from, timezone), until: startOfDay(addDays(to, 1), timezone) }
}

/**
 * What a period is compared with: as many days before. A period that is not over yet is compared with the same part of
 * them, to the end of the hour that is running, or every morning would look like a bad day.
 */
export function spanBefore(period: Period, timezone: string, now: Date): Span {
  const before = periodBefore(period)
  const whole = spanOf(before, timezone)
  const { day, hour } = localHour(now, timezone)
  if (day < period.from || day > period.to) return whole
  const sameDay = addDays(before.from, daysIn({ from: period.from, to: day }) - 1)
  const hourEnd = hoursOf(sameDay, timezone).find((one) => one.hour > hour)?.at
  return { from: whole.from, until: hourEnd ?? startOfDay(addDays(sameDay, 1), timezone) }
}

/** An hour of a day: when it begins, and what the clock shows. When clocks go back, one shows twice. */
export type DayHour = { at: Date; hour: number }

/** The hours of a day in a zone: 24, or 23 and 25 in the nights in which the clocks change. */
export function hoursOf(day: string, timezone: string): DayHour[] {
  const { from, until } = spanOf({ from: day, to: day }, timezone)
  const count = Math.round((until.getTime() - from.getTime()) / HOUR_MS)
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(from.getTime() + index * HOUR_MS)
    return { at, hour: localHour(at, timezone).hour }
  })
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  clocks.set(timezone, clock)
  return clock
}
