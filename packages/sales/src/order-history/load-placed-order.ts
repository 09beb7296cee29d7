import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { problem } from '@shop/api-client/contract/problem'
import { calendarDeliveries } from '@shop/domain/delivery/calendar-deliveries'
import { bankDetails } from '@shop/domain/order/bank-details'
import { careOfItems } from '@shop/domain/order/care-of-items'
import { isPurchase } from '@shop/domain/order/is-purchase'
import { tokenHash } from '@shop/engine/session/token'
import { invoicesOfOrder } from '../invoice/invoice-store.ts'
import { shownPoints } from '../loyalty/shown-points.ts'
import { on } from '../on.ts'
import { invoiceAddress, orderAddress } from '../order-mails/order-links.ts'
import { orderByTokenHash } from '../orders/order-lookup-store.ts'
import { claimPurchaseTracking } from '../orders/order-store.ts'

/** The order behind a token; its purchase is tracked by the first reader after it was confirmed. */
export const loadPlacedOrderHandler = on(loadPlacedOrder).answer(
  async ({ token }, { sql, shop, catalogue, addressOf, now }) => {
    const order = await orderByTokenHash(sql, tokenHash(token), now)
    if (order === null) throw problem(404, 'not_found', 'There is no order under this address.')

    const trackPurchase = isPurchase(order.state) && (await claimPurchaseTracking(sql, order.id))
    const hasInvoice = (await invoicesOfOrder(sql, order.id)).length > 0 && order.locale === shop.locale
    const { pathname, search } = new URL(invoiceAddress(orderAddress(addressOf, token), shop.locale))
    const isOnItsWay = order.locale === shop.locale && calendarDeliveries(order).length > 0
    const ids = order.packages.flatMap(({ items }) => items.map(({ product }) => product.id))
    const products = await catalogue.products([...new Set(ids)])
    return {
      order,
      trackPurchase,
      invoice: hasInvoice ? `${pathname}${search}` : null,
      calendar: isOnItsWay ? `/api/checkout/order/${token}/delivery.ics/?locale=${shop.locale}` : null,
      care: careOfItems(products.map(({ product, extras }) => ({ name: product.name, care: extras.care }))),
      bank: bankDetails(shop, order),
      points: await shownPoints(sql, order.id),
    }
  },
)
