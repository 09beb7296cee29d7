import { problem } from '@shop/api-client/contract/problem'
import type { Order } from '@shop/domain/order/order'
import { tokenHash } from '@shop/engine/session/token'
import type { CallContext } from '../on.ts'
import { orderOfOwner } from '../orders/order-history-store.ts'
import { orderByTokenHash } from '../orders/order-lookup-store.ts'

type OrderAccessInput = { orderNumber: string; token: string | null }

/**
 * An order for its signed-in customer, or for the bearer of a token from a mail. A token counts first; one of another
 * order gives no access. 404 for foreign and unknown orders alike, 401 with neither.
 */
export async function requireOrder(
  { sql, session, now }: Pick<CallContext, 'sql' | 'session' | 'now'>,
  { orderNumber, token }: OrderAccessInput,
): Promise<Order> {
  if (token !== null) {
    const order = await orderByTokenHash(sql, tokenHash(token), now)
    if (order === null || order.number !== orderNumber) throw unknownOrder()
    return order
  }
  if (session?.loggedIn !== true || session.customerId === null)
    throw problem(401, 'sign_in_required', 'This is for signed-in customers. Sign in and try again.')
  const order = await orderOfOwner(sql, { orderNumber, customerId: session.customerId })
  if (order === null) throw unknownOrder()
  return order
}

function unknownOrder() {
  return problem(404, 'not_found', 'There is no order with this number.')
}
