import type { Order } from '../order/order.ts'

/** A delivery that is still to come: its days, both included, and what it brings. */
export type CalendarDelivery = { from: string; to: string; items: { name: string; quantity: number }[] }

type Placed = Pick<Order, 'state' | 'preferredDay' | 'shippingMethod'> & {
  packages: readonly {
    deliveryDate: { min: string; max: string }
    items: readonly { quantity: number; product: { name: string } }[]
  }[]
}

/** Nothing of these is on its way any more. */
const OVER: ReadonlySet<Order['state']> = new Set([
  'payment_failed',
  'delivered',
  'cancelled',
  'withdrawn',
  'returned',
  'refunded',
])

/**
 * The deliveries of an order for a calendar, one for each package that has days of its own; packages of the same days
 * come together. The preferred day holds for all. A download, and an order that is over, have none.
 *
 * @see product §8 "Thank-you"; eu-duties C-22
 */
export function calendarDeliveries(order: Placed): CalendarDelivery[] {
  const { state, preferredDay, shippingMethod, packages } = order
  if (OVER.has(state) || shippingMethod === 'download') return []

  const byDays = Map.groupBy(packages, ({ deliveryDate }) => {
    return preferredDay ?? `${deliveryDate.min}/${deliveryDate.max}`
  })
  return [...byDays.values()]
    .map((parcels): CalendarDelivery => {
      const { min, max } = parcels[0]?.deliveryDate ?? { min: '', max: '' }
      return {
        from: preferredDay ?? min,
        to: preferredDay ?? max,
        items: parcels.flatMap(({ items }) =>
          items.map(({ product, quantity }) => ({ name: product.name, quantity })),
        ),
      }
    })
    .toSorted((one, other) => one.from.localeCompare(other.from))
}
