import type { Delivery } from '@shop/api-client/office/warehouse-commands'
import { isCarrier } from '@shop/domain/carrier/carriers'
import { isLocale, markets } from '@shop/domain/market/markets'
import { isoDay } from '@shop/domain/person/birth-date'
import { deliveryStanding } from '@shop/domain/warehouse/delivery-standing'
import { byUrgency, dueDay, dueness } from '@shop/domain/warehouse/delivery-urgency'
import { isWaitingToLeave, type LineStanding, lineStandings } from '@shop/domain/warehouse/line-standing'
import { paymentHold } from '@shop/domain/warehouse/payment-hold'
import type { DuePayment, WaitingItem, WaitingOrder } from './waiting-store.ts'

/** A line of a delivery before anybody has asked what it is called. */
export type OpenLine = WaitingItem & { standing: LineStanding }

export type OpenDelivery = Omit<Delivery, 'lines'> & { lines: OpenLine[] }

type Waiting = {
  orders: readonly WaitingOrder[]
  items: readonly WaitingItem[]
  payments: readonly DuePayment[]
  corrections: ReadonlyMap<string, number>
  now: Date
}

/**
 * What has still to leave of these orders, parcel by parcel, in the order in which it is worked on. Downloads leave by
 * themselves and are in no parcel.
 */
export function openDeliveries({ orders, items, payments, corrections, now }: Waiting): OpenDelivery[] {
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId)
  const paymentsOf = Map.groupBy(payments, ({ orderId }) => orderId)
  return orders
    .flatMap((order) => {
      const own = itemsOf.get(order.id) ?? []
      const hold = paymentHold({
        payments: paymentsOf.get(order.id) ?? [],
        before: corrections.get(order.id) ?? 0,
        items: own,
      })
      return deliveriesOf(order, { items: own, isPaid: hold === null, now })
    })
    .toSorted(byUrgency)
}

type Standing = { items: readonly WaitingItem[]; isPaid: boolean; now: Date }

function deliveriesOf(order: WaitingOrder, { items, isPaid, now }: Standing): OpenDelivery[] {
  const standings = lineStandings(items)
  const { number, version, state, locale, country, preferredDay } = order
  const placedAt = order.placedAt.toISOString()
  let first = 1
  return order.parcels.flatMap(({ carrier, until, items: count }, index) => {
    const positions = { from: first, to: first + count - 1 }
    first += count
    if (!isCarrier(carrier)) return []
    const lines = items.flatMap((item) => {
      const standing = standings.get(item.position)
      const isInside = item.position >= positions.from && item.position <= positions.to
      return standing === undefined || !isInside || !isWaitingToLeave(item.state)
        ? []
        : [{ ...item, standing }]
    })
    if (lines.length === 0) return []
    const due = dueDay({ promisedUntil: until, preferredDay })
    return [
      {
        number,
        parcel: index + 1,
        parcels: order.parcels.length,
        version,
        state,
        placedAt,
        locale,
        country,
        carrier,
        promisedUntil: until.slice(0, 10),
        preferredDay,
        dueness: dueness(due, isoDay(now, timezoneOf(locale))),
        standing: deliveryStanding(lines, { isPaid }),
        lines,
      },
    ]
  })
}

function timezoneOf(locale: string): string {
  return isLocale(locale) ? markets[locale].timezone : 'UTC'
}
