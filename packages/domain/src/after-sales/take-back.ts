import type { OrderState } from '../order/order.ts'
import { isoDay } from '../person/birth-date.ts'
import { type Delivered, lastReturnDay, lastWithdrawalDay } from './return-period.ts'

/** One item of an order, as far as giving it back is concerned. */
export type GoodsAtShopper = {
  state: OrderState
  quantity: number
  /** Units that are announced as returned or have arrived. */
  given: number
  /** Made for this shopper, with a name on it. */
  isPersonalised: boolean
}

/**
 * Whether units of an item may be returned. `recall` is what was not shipped: it is cancelled. `law` is a withdrawal,
 * `promise` the shop's own longer period, which ends with the right as well.
 */
export type TakeBack =
  | { type: 'possible'; how: 'recall' | 'law' | 'promise'; units: number; until: string | null }
  | { type: 'impossible'; why: 'personalised' | 'over' | 'done' | 'unpaid' }

const AT_SHOPPER: readonly OrderState[] = ['in_fulfilment', 'shipped', 'delivered', 'withdrawn', 'returned']

/**
 * What of an item a shopper may return by a declaration of that moment, and until when. What was personalised is exempt from withdrawal once it is
 * in fulfilment; before that it is cancelled like anything else.
 *
 * @see product §4 "Order"; eu-duties C-01
 */
export function takeBack(goods: GoodsAtShopper, delivered: Delivered, declaredAt: Date): TakeBack {
  const { state, quantity, given, isPersonalised } = goods
  if (state === 'pending_payment' || state === 'payment_failed') return { type: 'impossible', why: 'unpaid' }
  if (state === 'confirmed') return { type: 'possible', how: 'recall', units: quantity, until: null }

  const units = quantity - given
  if (units <= 0 || !AT_SHOPPER.includes(state)) return { type: 'impossible', why: 'done' }
  if (isPersonalised) return { type: 'impossible', why: 'personalised' }

  const { deliveredAt, returnDays, place } = delivered
  if (deliveredAt === null) return { type: 'possible', how: 'law', units, until: null }
  const today = isoDay(declaredAt, place.timezone)
  const byLaw = lastWithdrawalDay({ deliveredAt, place })
  if (today <= byLaw) return { type: 'possible', how: 'law', units, until: byLaw }
  const byPromise = lastReturnDay({ deliveredAt, returnDays, place })
  if (today <= byPromise) return { type: 'possible', how: 'promise', units, until: byPromise }
  return { type: 'impossible', why: 'over' }
}
