import { loadOrder } from '@shop/api-client/contract/user-orders'
import { DUTIES } from '@shop/domain/duties/duties'
import { isOwed } from '@shop/domain/duties/duty'
import { bankDetails } from '@shop/domain/order/bank-details'
import { requireOrder } from '../after-sales/order-access.ts'
import { orderAftermath } from '../after-sales/order-aftermath.ts'
import { shownPoints } from '../loyalty/shown-points.ts'
import { on } from '../on.ts'
import { orderTrace } from '../orders/order-history-store.ts'
import { orderRecalls } from '../recalls/order-recalls-store.ts'

/** An order with what has happened to it, and what may happen to it now. @see product §3; eu-duties C-06 */
export const loadOrderHandler = on(loadOrder).answer(async (asked, context) => {
  const { sql, shop, now } = context
  const order = await requireOrder(context, asked)
  return {
    order,
    ...(await orderTrace(sql, order.id)),
    recalls: await orderRecalls(sql, order.id, shop.market),
    bank: bankDetails(shop, order),
    points: await shownPoints(sql, order.id),
    ...(await orderAftermath(sql, order, { now, maySelfCancel: shop.features.cancelOrder })),
    prolongsByRepair: isOwed(DUTIES['C-05'], shop.market, now),
  }
})
