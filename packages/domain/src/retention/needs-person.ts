import type { OrderState } from '../order/order.ts'
import { RETURN_DAYS } from '../order/order-periods.ts'

const DAY = 24 * 60 * 60 * 1000

/** Nobody sends, pays or takes anything back any more. */
const OVER: readonly OrderState[] = ['payment_failed', 'cancelled', 'refunded']
/** Somebody still has to pay, pack or send. */
const RUNNING: readonly OrderState[] = ['pending_payment', 'confirmed', 'in_fulfilment']

/** Claims lapse with the third year after the one they came up in. */
const CLAIM_DAYS = 4 * 365

export type LeftOrder = {
  state: OrderState
  /** When its state changed last, ISO. */
  changedAt: string
  /** The shop has money of it that somebody has to transfer. */
  isOwed: boolean
}

/**
 * Whether an order of somebody who wants to be forgotten still needs to know who that is: until it has arrived, as long
 * as the shop takes goods back after that, and until money that it owes has been transferred.
 *
 * @see eu-duties C-30; product §4 "Order"
 */
export function needsPerson({ state, changedAt, isOwed }: LeftOrder, now: Date): boolean {
  const days = (now.valueOf() - Date.parse(changedAt)) / DAY
  if (isOwed && days <= CLAIM_DAYS) return true
  if (OVER.includes(state)) return false
  return RUNNING.includes(state) || days <= RETURN_DAYS
}
