import type { OrderState } from '../order/order.ts'
import { isReturnable, isWithdrawable, WITHDRAWAL_DAYS } from '../order/order-periods.ts'

/** One item of an order, as far as giving it back is concerned. */
export type GoodsAtShopper = {
  state: OrderState
  quantity: number
  /** Units that are announced as returned or have arrived. */
  given: number
  /** Made for this shopper, with a name on it. */
  isPersonalised: boolean
}

/** When an order arrived (ISO; null before it), and for how many days after it the shop promised to take goods back. */
export type Delivered = { deliveredAt: string | null; returnDays: number }

/**
 * Whether units of an item may be returned. `recall` is what was not shipped: it is cancelled. `law` is a withdrawal,
 * `promise` the shop's own longer period, which ends with the right as well.
 */
export type TakeBack =
  | { type: 'possible'; how: 'recall' | 'law' | 'promise'; units: number; until: string | null }
  | { type: 'impossible'; why: 'personalised' | 'over' | 'done' | 'unpaid' }

const DAY = 24 * 60 * 60 * 1000
const AT_SHOPPER: readonly OrderState[] = ['in_fulfilment', 'shipped', 'delivered', 'withdrawn', 'returned']

/**
 * What of an item a shopper may return now, and until when. What was personalised is exempt from withdrawal once it is
 * in fulfilment; before that it is cancelled like anything else.
 *
 * @see product §4 "Order"; eu-duties C-01
 */
export function takeBack(goods: GoodsAtShopper, { deliveredAt, returnDays }: Delivered, now: Date): TakeBack {
  const { state, quantity, given, isPersonalised } = goods
  if (state === 'pending_payment' || state === 'payment_failed') return { type: 'impossible', why: 'unpaid' }
  if (state === 'confirmed') return { type: 'possible', how: 'recall', units: quantity, until: null }

  const units = quantity - given
  if (units <= 0 || !AT_SHOPPER.includes(state)) return { type: 'impossible', why: 'done' }
  if (isPersonalised) return { type: 'impossible', why: 'personalised' }
  if (isWithdrawable(deliveredAt, now))
    return { type: 'possible', how: 'law', units, until: lastDay(deliveredAt, WITHDRAWAL_DAYS) }
  if (isReturnable(deliveredAt, returnDays, now))
    return { type: 'possible', how: 'promise', units, until: lastDay(deliveredAt, returnDays) }
  return { type: 'impossible', why: 'over' }
}

/** The last day of a period as `2026-12-05`; null before the delivery, when nothing has begun. */
function lastDay(deliveredAt: string | null, days: number): string | null {
  return deliveredAt === null
    ? null
    : new Date(Date.parse(deliveredAt) + days * DAY).toISOString().slice(0, 10)
}
