import { type Arrival, returnsEnd } from '../after-sales/return-period.ts'
import type { OrderState } from '../order/order.ts'
import { WITHDRAWAL_DAYS } from '../order/order-periods.ts'

const DAY = 24 * 60 * 60 * 1000

/** Nothing is left to ship, pay or return. */
const OVER: readonly OrderState[] = ['payment_failed', 'cancelled', 'refunded']
/** Something is still to be paid, packed or shipped. */
const RUNNING: readonly OrderState[] = ['pending_payment', 'confirmed', 'in_fulfilment']

/** Claims lapse with the third year after the one they came up in. */
const CLAIM_DAYS = 4 * 365
/** The mail with the label names as many days to hand the goods in as the law does; a parcel takes its time, and somebody may ask for it. */
const AWAITED_DAYS = WITHDRAWAL_DAYS + 30

export type LeftOrder = {
  state: OrderState
  /** When its state, goods or money changed last, ISO; a remark changes none of them. */
  changedAt: string
  /** Since when the shop has to transfer money of it, ISO; null for owing nothing. */
  owedSince: string | null
  /** For how many days after delivery the shop promised to take goods back. */
  returnDays: number
  place: Arrival['place']
  aftermath: Aftermath
}

/** What has come after an order, none of which changes its state or its last change. */
export type Aftermath = {
  /** When the latest of what the shop has still to answer was received: a complaint, a declaration. ISO. */
  openSince: string | null
  /** When the latest return was announced that has not come. ISO. */
  awaitedSince: string | null
  /** When the latest of the rest was answered, settled or received. ISO. */
  doneAt: string | null
}

/**
 * Whether an order still needs its person after an erasure request: until it has arrived, while returns are accepted
 * after that, until outstanding money has been transferred, and until complaints are answered. An announced return needs it
 * until the goods should have come: whether they are sent is the shopper's to say, and one that never is would have no
 * end. What has been done counts as a delivery: a repaired thing and its refund are on their way then.
 *
 * @see eu-duties C-30; product §4 "Order"
 */
export function needsPerson(
  { state, changedAt, owedSince, aftermath, ...promised }: LeftOrder,
  now: Date,
): boolean {
  const { openSince, awaitedSince, doneAt } = aftermath
  const isWithin = (at: string | null, days: number) =>
    at !== null && (now.valueOf() - Date.parse(at)) / DAY <= days
  const isWithinPromise = (at: string | null) =>
    at !== null && now < returnsEnd({ deliveredAt: at, ...promised })
  if (isWithin(owedSince, CLAIM_DAYS) || isWithin(openSince, CLAIM_DAYS)) return true
  if (isWithin(awaitedSince, AWAITED_DAYS)) return true
  if (OVER.includes(state)) return false
  return RUNNING.includes(state) || isWithinPromise(changedAt) || isWithinPromise(doneAt)
}
