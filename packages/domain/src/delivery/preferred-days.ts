import type { Country } from '../market/markets.ts'
import { isPublicHoliday } from './public-holidays.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SUNDAY = 0

/** How many days a shopper can choose from: two weeks of a parcel carrier. */
const OFFERED = 12

/** A parcel that comes later than this has no day yet that anybody could promise. */
const FURTHEST_DAYS = 42

/** Whether parcels are brought in this country on an ISO day: Monday to Saturday, and no public holiday. */
export function isDeliveryDay(day: string, country: Country): boolean {
  return new Date(Date.parse(day)).getUTCDay() !== SUNDAY && !isPublicHoliday(day, country)
}

/**
 * The preferred days that a shopper may choose: from the first day on which all goods can arrive, and only days on
 * which the carrier delivers. None while the delivery date is unknown.
 *
 * @see product §3 "preferredDay"
 */
export function preferredDays({
  latest,
  today,
  country,
}: {
  latest: string
  today: string
  country: Country
}): string[] {
  const first = Date.parse(latest)
  if (first - Date.parse(today) > FURTHEST_DAYS * DAY_MS) return []
  const days: string[] = []
  for (let at = first; days.length < OFFERED; at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (isDeliveryDay(day, country)) days.push(day)
  }
  return days
}
