import type { I18n } from '@lingui/core'
import type { OrderState } from '@shop/domain/order/order'

/** How far an order is, as shoppers call it. @see product §4 */
export function orderStateName(i18n: I18n, state: OrderState): string {
  switch (state) {
    case 'pending_payment':
      return i18n.t({ id: 'orderState.pendingPayment', message: 'Zahlung offen' })
    case 'payment_failed':
      return i18n.t({ id: 'orderState.paymentFailed', message: 'Zahlung fehlgeschlagen' })
    case 'confirmed':
      return i18n.t({ id: 'orderState.confirmed', message: 'Bestätigt' })
    case 'in_fulfilment':
      return i18n.t({ id: 'orderState.inFulfilment', message: 'Wird gepackt' })
    case 'shipped':
      return i18n.t({ id: 'orderState.shipped', message: 'Unterwegs' })
    case 'delivered':
      return i18n.t({ id: 'orderState.delivered', message: 'Zugestellt' })
    case 'cancelled':
      return i18n.t({ id: 'orderState.cancelled', message: 'Storniert' })
    case 'withdrawn':
      return i18n.t({ id: 'orderState.withdrawn', message: 'Widerrufen' })
    case 'returned':
      return i18n.t({ id: 'orderState.returned', message: 'Zurückgeschickt' })
    case 'refunded':
      return i18n.t({ id: 'orderState.refunded', message: 'Erstattet' })
  }
}
