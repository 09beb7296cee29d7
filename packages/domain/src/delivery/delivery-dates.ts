import { isoDay } from '../person/birth-date.ts'
import type { DeliveryWindow } from './delivery-promise.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Where every market lives that names no other. @see spec §1 "the default timezone" */
const DEFAULT_TIMEZONE = 'Europe/Berlin'

/**
 * First and last day of a delivery window counted from today, as ISO dates. Today is the market's: shortly after
 * midnight it is still yesterday in UTC.
 *
 * @see eu-duties C-22; spec §1
 */
export function deliveryDates(
  { daysFrom, daysTo }: DeliveryWindow,
  now: Date,
  timezone: string = DEFAULT_TIMEZONE,
): { min: string; max: string } {
  const today = Date.parse(isoDay(now, timezone))
  const day = (days: number) => new Date(today + days * DAY_MS).toISOString().slice(0, 10)
  return { min: day(daysFrom), max: day(daysTo) }
}
