import { hasLostCover } from '../fulfilment/has-lost-cover.ts'
import type { OrderState } from '../order/order.ts'
import { isWaitingToLeave } from './line-standing.ts'

/**
 * Why the goods of an order stay: `advance`, a transfer that is still to come; `calledOff`, a promise that its provider
 * has ended; `refunded`, all of its money was given back, or is not asked for any more.
 */
export type PaymentHold = 'advance' | 'calledOff' | 'refunded'

type HeldPayment = Parameters<typeof hasLostCover>[0][number] & { key: string; captured: number }

type HeldOrder = {
  payments: readonly HeldPayment[]
  /** What its invoice was corrected by, minor units. */
  before: number
  items: readonly { state: OrderState; total: number }[]
}

/**
 * What keeps the goods of an order from leaving as far as money is concerned; null when they may. A transfer in advance
 * has come when all of it was captured that was not waived: its state says less, as waiving all of it ends it as well.
 *
 * @see product §4 "Payment"
 */
export function paymentHold({ payments, before, items }: HeldOrder): PaymentHold | null {
  if (payments.some(isAwaited)) return 'advance'
  if (hasLostCover(payments, before)) return 'calledOff'
  const owed = payments.reduce((sum, { amount }) => sum + amount, 0) - before
  return before > 0 && owed <= 0 && isWorthSomething(items) ? 'refunded' : null
}

function isAwaited({ key, amount, captured, released }: HeldPayment): boolean {
  return key === 'V' && captured + released < amount
}

/** A free gift that stays when everything else was cancelled is no part of what went back. */
function isWorthSomething(items: HeldOrder['items']): boolean {
  return items.some(({ state, total }) => isWaitingToLeave(state) && total > 0)
}
