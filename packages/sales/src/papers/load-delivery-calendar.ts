import { loadDeliveryCalendar } from '@shop/api-client/contract/delivery-calendar'
import { problem } from '@shop/api-client/contract/problem'
import { tokenHash } from '@shop/engine/session/token'
import { on } from '../on.ts'
import { orderByTokenHash } from '../orders/order-lookup-store.ts'
import { deliveryCalendar } from './delivery-calendar.ts'

/** The deliveries of an order for a calendar, accessible by the order's token. */
export const loadDeliveryCalendarHandler = on(loadDeliveryCalendar).answer(
  async ({ token }, { sql, shop, addressOf, now }) => {
    const order = await orderByTokenHash(sql, tokenHash(token), now)
    if (order === null || order.locale !== shop.locale)
      throw problem(404, 'not_found', 'There is no order under this address.')
    const file = deliveryCalendar(shop, order, new URL(addressOf('/')).hostname)
    if (file === null) throw problem(404, 'nothing_on_its_way', 'Nothing of this order is on its way.')

    return {
      fileName: `${order.number}.ics`,
      mediaType: 'text/calendar; charset=utf-8',
      bytes: new TextEncoder().encode(file),
    }
  },
)
