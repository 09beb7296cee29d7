import type { FoundOrder as Answer } from '@shop/api-client/office/order-commands'
import type { FoundOrder } from '../orders/find-orders-store.ts'

/** An order in a list: what a caller is recognised by. */
export function foundOrder({ customer, shippingAddress: to, packages, ...order }: FoundOrder): Answer {
  return {
    number: order.number,
    state: order.state,
    placedAt: order.placedAt.toISOString(),
    total: order.total,
    currency: order.currency,
    locale: order.locale,
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    email: order.email,
    place: `${to.zip} ${to.city}`.trim(),
    items: packages.flatMap(({ items }) =>
      items.map(({ quantity, product }) => ({ quantity, name: product.name })),
    ),
  }
}
