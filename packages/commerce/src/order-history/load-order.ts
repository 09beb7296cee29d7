import { problem } from '@shop/api-client/contract/problem'
import { loadOrder } from '@shop/api-client/contract/user-orders'
import type { Order } from '@shop/domain/order/order'
import { ownId } from '../account/own-customer.ts'
import { onSession, type SessionContext } from '../on.ts'
import { bankDetails } from '../orders/bank-details.ts'
import { orderOfOwner, orderTrace } from './order-history-store.ts'

/** One's own order with what has happened to it. @see product §3 */
export const loadOrderHandler = onSession(loadOrder).answer(async ({ orderNumber }, context) => {
  const { sql, shop } = context
  const order = await requireOwnOrder(context, orderNumber)
  return { order, ...(await orderTrace(sql, order.id)), bank: bankDetails(shop, order) }
})

/** An order of whoever is signed in; 404 for those of others and for none at all. */
export async function requireOwnOrder(
  { sql, session }: Pick<SessionContext, 'sql' | 'session'>,
  orderNumber: string,
): Promise<Order> {
  const order = await orderOfOwner(sql, { orderNumber, customerId: ownId(session) })
  if (order === null) throw problem(404, 'not_found', 'There is no order with this number.')
  return order
}
