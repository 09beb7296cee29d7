import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { problem } from '@shop/api-client/contract/problem'
import { isPurchase } from '@shop/domain/order/is-purchase'
import { on } from '../on.ts'
import { tokenHash } from '../session/token.ts'
import { bankDetails } from './bank-details.ts'
import { orderByTokenHash } from './order-lookup-store.ts'
import { claimPurchaseTracking } from './order-store.ts'

/** The order behind a token; its purchase is tracked by the first reader after it was confirmed. */
export const loadPlacedOrderHandler = on(loadPlacedOrder).answer(async ({ token }, { sql, shop }) => {
  const order = await orderByTokenHash(sql, tokenHash(token))
  if (order === null) throw problem(404, 'not_found', 'There is no order under this address.')

  const trackPurchase = isPurchase(order.state) && (await claimPurchaseTracking(sql, order.id))
  return { order, trackPurchase, bank: bankDetails(shop, order) }
})
