import type { I18n } from '@lingui/core'
import type { OrderState } from '@shop/domain/order/order'

/** What the office calls a state of an order. */
export function stateName(state: OrderState, i18n: I18n): string {
  const names: Record<OrderState, string> = {
    pending_payment: i18n.t({ id: 'state.pendingPayment', message: 'Waiting for payment' }),
    payment_failed: i18n.t({ id: 'state.paymentFailed', message: 'Payment failed' }),
    confirmed: i18n.t({ id: 'state.confirmed', message: 'To be shipped' }),
    in_fulfilment: i18n.t({ id: 'state.inFulfilment', message: 'In the warehouse' }),
    shipped: i18n.t({ id: 'state.shipped', message: 'Shipped' }),
    delivered: i18n.t({ id: 'state.delivered', message: 'Delivered' }),
    cancelled: i18n.t({ id: 'state.cancelled', message: 'Cancelled' }),
    withdrawn: i18n.t({ id: 'state.withdrawn', message: 'Withdrawn' }),
    returned: i18n.t({ id: 'state.returned', message: 'Returned' }),
    refunded: i18n.t({ id: 'state.refunded', message: 'Refunded' }),
  }
  return names[state]
}

export type Tone = 'quiet' | 'good' | 'notice' | 'bad' | 'info'

/** How loud a state is: what waits for somebody stands out. */
export const STATE_TONES: Record<OrderState, Tone> = {
  pending_payment: 'notice',
  payment_failed: 'bad',
  confirmed: 'info',
  in_fulfilment: 'info',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'quiet',
  withdrawn: 'notice',
  returned: 'quiet',
  refunded: 'quiet',
}
