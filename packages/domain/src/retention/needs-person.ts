import type { OrderState } from '../order/order.ts'

const DAY = 24 * 60 * 60 * 1000

/** Nothing is left to ship, pay or return. */
const OVER: readonly OrderState[] = ['payment_failed', 'cancelled', 'refunded']
/** Something is still to be paid, packed or shipped. */
const RUNNING: readonly OrderState[] = ['pending_payment', 'confirmed', 'in_fulfilment']

/** Claims lapse with the third year after the one they came up in. */
const CLAIM_DAYS = 4 * 365

export type LeftOrder = {
  state: OrderState
  /** When its state changed last, ISO. */
  changedAt: string
  /** The shop still has to transfer money of it. */
  isOwed: boolean
  /** For how many days after delivery the shop promised to take goods back. */
  returnDays: number
}

/**
 * Whether an order still needs its person after an erasure request: until it has arrived, while returns are accepted
 * after that, and until outstanding money has been transferred.
 *
 * @see eu-duties C-30; product §4 "Order"
 */
export function needsPerson({ state, changedAt, isOwed, returnDays }: LeftOrder, now: Date): boolean {
  const days = (now.valueOf() - Date.parse(changedAt)) / DAY
  if (isOwed && days <= CLAIM_DAYS) return true
  if (OVER.includes(state)) return false
  return RUNNING.includes(state) || days <= returnDays
}
