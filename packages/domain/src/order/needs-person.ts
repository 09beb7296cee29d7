import type { OrderState } from './order.ts'
import { RETURN_DAYS } from './order-periods.ts'

const DAY = 24 * 60 * 60 * 1000

/** Nobody sends, pays or takes anything back any more. */
const OVER: readonly OrderState[] = ['payment_failed', 'cancelled', 'refunded']
/** Somebody still has to pay, pack or send. */
const RUNNING: readonly OrderState[] = ['pending_payment', 'confirmed', 'in_fulfilment']

/**
 * Whether an order of somebody who wants to be forgotten still needs to know who that is: until it has arrived, and as
 * long as the shop takes goods back after that. `changedAt` (ISO string) is when its state changed last.
 *
 * @see eu-duties C-30; product §4 "Order"
 */
export function needsPerson(state: OrderState, changedAt: string, now: Date): boolean {
  if (OVER.includes(state)) return false
  return RUNNING.includes(state) || now.valueOf() - Date.parse(changedAt) <= RETURN_DAYS * DAY
}
