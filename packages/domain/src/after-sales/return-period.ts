import { isHolidaySomewhere } from '../delivery/public-holidays.ts'
import { addDays, startOfDay } from '../figures/period.ts'
import type { Market } from '../market/markets.ts'
import { WITHDRAWAL_DAYS } from '../order/order-periods.ts'
import { isoDay } from '../person/birth-date.ts'

/** When an order arrived (ISO), where, and for how many days after it the shop promised to take goods back. */
export type Arrival = {
  deliveredAt: string
  returnDays: number
  place: Pick<Market, 'country' | 'timezone'>
}

/** An order whose goods may not have arrived: then nothing has begun. */
export type Delivered = Omit<Arrival, 'deliveredAt'> & { deliveredAt: string | null }

/**
 * The last day on which the law lets a shopper withdraw, as `2026-12-07` of the country's own calendar. The day of delivery
 * does not count, and a period that would end on a day of rest ends on the next day of work. What is a day of rest in one
 * region is one here: the shop does not ask where its shopper lives, and loses nothing by a day.
 *
 * @see product §4 "Order"; eu-duties C-01; Regulation (EEC) 1182/71, art. 3
 */
export function lastWithdrawalDay({ deliveredAt, place }: Omit<Arrival, 'returnDays'>): string {
  return lastDay(deliveredAt, WITHDRAWAL_DAYS, place)
}

/** The last day of the shop's own promise, counted like the law's; it ends on no day before it. @see product §4 "Order" */
export function lastReturnDay({ deliveredAt, returnDays, place }: Arrival): string {
  return lastDay(deliveredAt, Math.max(returnDays, WITHDRAWAL_DAYS), place)
}

/** The first moment at which neither the law nor the shop's promise lets goods come back. */
export function returnsEnd(arrival: Arrival): Date {
  return startOfDay(addDays(lastReturnDay(arrival), 1), arrival.place.timezone)
}

/** The same of an order that may not have arrived; null before it has. */
export function returnsEndOf({ deliveredAt, ...promised }: Delivered): Date | null {
  return deliveredAt === null ? null : returnsEnd({ deliveredAt, ...promised })
}

function lastDay(deliveredAt: string, days: number, { country, timezone }: Arrival['place']): string {
  let day = addDays(isoDay(new Date(deliveredAt), timezone), days)
  while (isDayOfRest(day, country)) day = addDays(day, 1)
  return day
}

function isDayOfRest(day: string, country: Market['country']): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === SATURDAY || weekday === SUNDAY || isHolidaySomewhere(day, country)
}

const SUNDAY = 0
const SATURDAY = 6
