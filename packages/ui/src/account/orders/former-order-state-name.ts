import type { I18n } from '@lingui/core'
import type { FormerOrderState } from '@shop/domain/order/former-order'

/** What became of an order of the old shop, in the shopper's words. */
export function formerOrderStateName(i18n: I18n, state: FormerOrderState): string {
  switch (state) {
    case 'open':
      return i18n.t({ id: 'formerOrders.open', message: 'Offen' })
    case 'delivered':
      return i18n.t({ id: 'formerOrders.delivered', message: 'Geliefert' })
    case 'cancelled':
      return i18n.t({ id: 'formerOrders.cancelled', message: 'Storniert' })
    case 'refunded':
      return i18n.t({ id: 'formerOrders.refundedState', message: 'Erstattet' })
  }
}
