import type { OrderState, PaymentState } from '../order/order.ts'

/** From each state, the states that may follow. */
type Transitions<State extends string> = Record<State, readonly State[]>

/**
 * The life of an order. It can be cancelled until the warehouse has it; from then on the shopper withdraws or
 * returns. A failed payment may be tried again.
 *
 * @see product §4 "Order"
 */
const ORDER: Transitions<OrderState> = {
  pending_payment: ['confirmed', 'payment_failed', 'cancelled'],
  payment_failed: ['pending_payment', 'cancelled'],
  confirmed: ['in_fulfilment', 'cancelled'],
  in_fulfilment: ['shipped', 'withdrawn'],
  shipped: ['delivered', 'withdrawn', 'returned'],
  delivered: ['withdrawn', 'returned'],
  cancelled: ['refunded'],
  withdrawn: ['returned', 'refunded'],
  returned: ['refunded'],
  refunded: [],
}

/**
 * The life of a payment. A bank transfer is captured without an authorisation; a refund may come in parts.
 *
 * @see product §4 "Payment"
 */
const PAYMENT: Transitions<PaymentState> = {
  created: ['authorised', 'captured', 'failed', 'cancelled'],
  authorised: ['captured', 'failed', 'cancelled'],
  captured: ['refunded'],
  failed: [],
  cancelled: [],
  refunded: ['refunded'],
}

/** Whether an order may go from one state to another. @see product §4 "Order" */
export function mayChangeOrder(from: OrderState, to: OrderState): boolean {
  return ORDER[from].includes(to)
}

/** Whether a payment may go from one state to another. @see product §4 "Payment" */
export function mayChangePayment(from: PaymentState, to: PaymentState): boolean {
  return PAYMENT[from].includes(to)
}

/** The state of an order after a requested change; null when the change is not allowed. @see product §4 */
export function nextOrderState(from: OrderState, to: OrderState): OrderState | null {
  return mayChangeOrder(from, to) ? to : null
}

/** The state of a payment after a requested change; null when the change is not allowed. @see product §4 */
export function nextPaymentState(from: PaymentState, to: PaymentState): PaymentState | null {
  return mayChangePayment(from, to) ? to : null
}
