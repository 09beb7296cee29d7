import { calendarFile } from '@shop/domain/calendar/calendar-file'
import { calendarDeliveries } from '@shop/domain/delivery/calendar-deliveries'
import type { Order } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'

/**
 * The deliveries of an order as a calendar file, in the words of the shop; null where nothing is on its way. The token of
 * the order is not in it: calendars are shared.
 *
 * @see product §8 "Thank-you"
 */
export function deliveryCalendar(shop: Shop, order: Order, host: string): string | null {
  const deliveries = calendarDeliveries(order)
  if (deliveries.length === 0) return null

  const i18n = localeI18n(shop.locale)
  const { name } = shop
  const place = placeOf(order)
  return calendarFile({
    maker: name,
    writtenAt: order.placedAt,
    entries: deliveries.map(({ from, to, items }, index) => ({
      id: `${order.number}-${index + 1}@${host}`,
      from,
      to,
      title: order.pickupPoint
        ? i18n.t({ id: 'calendar.pickup', message: 'Abholen: Paket von {name}', values: { name } })
        : i18n.t({ id: 'calendar.delivery', message: 'Lieferung von {name}', values: { name } }),
      notes: [
        i18n.t({
          id: 'calendar.order',
          message: 'Bestellung {number}',
          values: { number: order.number },
        }),
        ...items.map(({ name, quantity }) => `${quantity} × ${name}`),
      ],
      place,
    })),
  })
}

/** In one line; a parcel that waits somewhere is where it waits. */
function placeOf({ pickupPoint, shippingAddress, isGiftDelivery }: Order): string {
  if (isGiftDelivery) return shippingAddress.lastName
  const { street, houseNumber, zip, city } = pickupPoint ?? shippingAddress
  const door = [street, houseNumber].filter(Boolean).join(' ')
  return [pickupPoint?.name, door, `${zip} ${city}`].filter(Boolean).join(', ')
}
