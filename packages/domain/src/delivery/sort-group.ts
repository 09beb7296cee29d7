import { type DeliveryWindow, deliveryPromise } from './delivery-promise.ts'

/** @see spec §9 "Sort grouping caps weeks at 6" */
const MOST_WEEKS = 6

/** Sort key of a delivery time: 0 download and instant, 1 soon, then the weeks, at most 6. */
export function deliverySortGroup(window: DeliveryWindow, instantUpToDays: number): number {
  const promise = deliveryPromise(window, instantUpToDays)
  if (promise.kind === 'late') return Math.min(promise.weeks, MOST_WEEKS)
  return promise.kind === 'soon' ? 1 : 0
}
