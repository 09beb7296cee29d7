import type { Market } from '../market/markets.ts'
import { isoDay } from '../person/birth-date.ts'
import { type DeliveryWindow, isInWeeks } from './delivery-promise.ts'
import { isDeliveryDay } from './preferred-days.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Place = Pick<Market, 'country' | 'timezone'>

/**
 * First and last day of a delivery window counted from today, as ISO dates. Today is the market's: shortly after
 * midnight it is still yesterday in UTC. A window that is worded in working days is counted in days on which
 * parcels are brought, one in weeks by the calendar; neither ends on a Sunday or a public holiday.
 *
 * @see eu-duties C-22; spec §1
 */
export function deliveryDates(
  { daysFrom, daysTo }: DeliveryWindow,
  now: Date,
  place: Place,
): { min: string; max: string } {
  const today = isoDay(now, place.timezone)
  const { country } = place
  const inWeeks = isInWeeks({ daysFrom, daysTo })
  const day = (days: number) => {
    if (days === 0) return today
    return inWeeks ? deliveryDayFrom(later(today, days), country) : deliveryDayAfter(today, days, country)
  }
  return { min: day(daysFrom), max: day(daysTo) }
}

/** This ISO day, or the next on which parcels are brought. */
function deliveryDayFrom(day: string, country: Place['country']): string {
  return isDeliveryDay(day, country) ? day : deliveryDayFrom(later(day, 1), country)
}

/** The ISO day so many delivery days after another. */
function deliveryDayAfter(day: string, days: number, country: Place['country']): string {
  const next = deliveryDayFrom(later(day, 1), country)
  return days > 1 ? deliveryDayAfter(next, days - 1, country) : next
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
