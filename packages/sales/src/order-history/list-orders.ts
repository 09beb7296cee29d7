import { problem } from '@shop/api-client/contract/problem'
import { listOrders, ORDERS_ON_PAGE, type OrderSummary } from '@shop/api-client/contract/user-orders'
import { ownId } from '@shop/customers/account/own-customer'
import { plainLine } from '@shop/domain/review/plain-text'
import { onSession } from '../on.ts'
import { countOrders, type ListedOrder, ordersOfCustomer } from '../orders/order-history-store.ts'

/**
 * One's own orders, whichever language of the shop they were placed in. A page beyond the last is empty; 404 where
 * accounts list no orders.
 *
 * @see spec §6 "account orders"
 */
export const listOrdersHandler = onSession(listOrders).answer(async ({ page, search }, context) => {
  const { sql, session, shop } = context
  if (!shop.features.accountOrders)
    throw problem(404, 'not_found', 'In this shop accounts do not list their orders.')
  const query = { customerId: ownId(session), search: plainLine(search) }
  const total = await countOrders(sql, query)
  const slice = { ...query, limit: ORDERS_ON_PAGE, offset: (page - 1) * ORDERS_ON_PAGE }
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
