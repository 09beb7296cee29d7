import { listOrders, ORDERS_ON_PAGE, type OrderSummary } from '@shop/api-client/contract/user-orders'
import { ownId } from '../account/own-customer.ts'
import { onSession } from '../on.ts'
import { countOrders, type ListedOrder, ordersOfCustomer } from './order-history-store.ts'

/**
 * One's own orders, whichever language of the shop they were placed in. A page beyond the last is empty; what cannot be
 * part of a number finds nothing.
 */
export const listOrdersHandler = onSession(listOrders).answer(async ({ page, number }, { sql, session }) => {
  const numberPart = number.replaceAll(/\s/g, '')
  if (!/^[\p{L}\p{N}-]*$/u.test(numberPart)) return { orders: [], total: 0, page, pages: 0 }

  const wish = { customerId: ownId(session), numberPart }
  const total = await countOrders(sql, wish)
  const slice = { ...wish, limit: ORDERS_ON_PAGE, offset: (page - 1) * ORDERS_ON_PAGE }
  const rows = total === 0 ? [] : await ordersOfCustomer(sql, slice)
  return { orders: rows.map(summary), total, page, pages: Math.ceil(total / ORDERS_ON_PAGE) }
})

function summary({ number, state, placedAt, locale, currency, total, items }: ListedOrder): OrderSummary {
  const bought = items.flatMap((parcel) => parcel.items)
  return {
    number,
    state,
    placedAt: placedAt.toISOString(),
    locale,
    currencyCode: currency,
    total,
    units: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    items: bought.map(({ product, quantity }) => ({
      name: product.name,
      image: product.images[0]?.src ?? null,
      quantity,
    })),
  }
}
