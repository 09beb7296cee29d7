import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { problem } from '@shop/api-client/contract/problem'
import { bankDetails } from '@shop/domain/order/bank-details'
import { isPurchase } from '@shop/domain/order/is-purchase'
import { tokenHash } from '@shop/engine/session/token'
import { invoicesOfOrder } from '../invoice/invoice-store.ts'
import { on } from '../on.ts'
import { invoiceAddress, orderAddress } from '../order-mails/order-links.ts'
import { orderByTokenHash } from '../orders/order-lookup-store.ts'
import { claimPurchaseTracking } from '../orders/order-store.ts'

/** The order behind a token; its purchase is tracked by the first reader after it was confirmed. */
export const loadPlacedOrderHandler = on(loadPlacedOrder).answer(
  async ({ token }, { sql, shop, addressOf, now }) => {
    const order = await orderByTokenHash(sql, tokenHash(token), now)
    if (order === null) throw problem(404, 'not_found', 'There is no order under this address.')

    const trackPurchase = isPurchase(order.state) && (await claimPurchaseTracking(sql, order.id))
    const hasInvoice = (await invoicesOfOrder(sql, order.id)).length > 0 && order.locale === shop.locale
    const { pathname, search } = new URL(invoiceAddress(orderAddress(addressOf, token), shop.locale))
    return {
      order,
      trackPurchase,
      invoice: hasInvoice ? `${pathname}${search}` : null,
      bank: bankDetails(shop, order),
    }
  },
)
