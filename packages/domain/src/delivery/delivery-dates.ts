import type { DeliveryWindow } from './delivery-promise.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** First and last day of a delivery window counted from now, as ISO dates. @see eu-duties C-22 */
export function deliveryDates({ daysFrom, daysTo }: DeliveryWindow, now: Date): { min: string; max: string } {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  return { min: day(daysFrom), max: day(daysTo) }
}
