import { editorTime } from './editor-time.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left, in whole units; all zero once it is over. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number; isOver: boolean }

/** The time between now and an end. An invalid end is over: a wrong promise is worse than none. */
export function timeLeft(until: Date, now: Date): TimeLeft {
  const left = until.valueOf() - now.valueOf()
  if (!(left > 0)) return { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true }
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
    isOver: false,
  }
}

/** Minutes before the end at which the last hour is spoken of. */
const SPOKEN_MINUTES = [30, 10, 5, 1] as const

/** What a screen reader announces: `2 days`, `5 hours`, `10 minutes`, or that it is over. */
export type SpokenTimeLeft = { unit: 'days' | 'hours' | 'minutes'; count: number } | { unit: 'over' }

/**
 * The time left as it is announced. It changes once a day, then once an hour, then 30, 10, 5 and 1 minutes before the
 * end, and never by the second, so that a screen reader is not interrupted.
 */
export function spokenTimeLeft({ days, hours, minutes, isOver }: TimeLeft): SpokenTimeLeft {
  if (isOver) return { unit: 'over' }
  if (days > 0) return { unit: 'days', count: days }
  if (hours > 0) return { unit: 'hours', count: hours }
  const step = SPOKEN_MINUTES.findLast((one) => minutes < one)
  return { unit: 'minutes', count: step ?? 60 }
}

/**
 * The moment an editor's date means: `2026-11-21 10:00` is UTC, a bare day ends with its last second. Null for what is
 * no date.
 */
export function momentOf(text: string): Date | null {
  const moment = editorTime(text, 'T23:59:59Z')
  return Number.isNaN(moment) ? null : new Date(moment)
}
