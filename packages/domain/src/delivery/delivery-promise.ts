/** How the shop words a delivery time. */
export type DeliveryPromise =
  | { kind: 'download' }
  | { kind: 'instant' }
  | { kind: 'soon' }
  | { kind: 'late'; weeks: number }

export type DeliveryWindow = { daysFrom: number; daysTo: number }

const LATE_FROM_DAYS = 14

/** Whether nothing is sent: both days are 0. @see spec §9, "Delivery message" */
export function isDownload({ daysFrom, daysTo }: DeliveryWindow): boolean {
  return daysFrom === 0 && daysTo === 0
}

/** Whether the promise names weeks, which are weeks of the calendar; below it names working days. */
export function isInWeeks({ daysTo }: DeliveryWindow): boolean {
  return daysTo >= LATE_FROM_DAYS
}

/** Above this many weeks the text says only „> 5“. @see spec §9; product §11.3 */
export const MOST_WEEKS_NAMED = 5

/**
 * Turns a delivery window into the promise we make to the shopper.
 *
 * How many days still count as instant is the brand's decision, so the caller brings it along: this file knows no
 * brand.
 *
 * @see spec §9, "Delivery message"
 */
export function deliveryPromise(window: DeliveryWindow, instantUpToDays: number): DeliveryPromise {
  const { daysTo } = window

  if (isDownload(window)) return { kind: 'download' }
  if (daysTo <= instantUpToDays) return { kind: 'instant' }
  if (isInWeeks(window)) return { kind: 'late', weeks: Math.round(daysTo / 7) }
  return { kind: 'soon' }
}
