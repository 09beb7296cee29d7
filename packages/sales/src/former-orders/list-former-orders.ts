import { FORMER_ORDERS_ON_PAGE, listFormerOrders } from '@shop/api-client/contract/former-orders'
import { problem } from '@shop/api-client/contract/problem'
import { ownId } from '@shop/customers/account/own-customer'
import { plainLine } from '@shop/domain/review/plain-text'
import { onSession } from '../on.ts'
import { formerOrdersOf } from './former-order-store.ts'
import { shownFormerOrder } from './shown-former-order.ts'

/** One's own orders of the shop that this one has moved from. @see docs/move-in/README.md */
export const listFormerOrdersHandler = onSession(listFormerOrders).answer(
  async ({ page, search }, { sql, session, shop }) => {
    if (!shop.features.accountOrders)
      throw problem(404, 'not_found', 'In this shop accounts do not list their orders.')
    const { orders, total } = await formerOrdersOf(sql, {
      customerId: ownId(session),
      search: plainLine(search),
      limit: FORMER_ORDERS_ON_PAGE,
      offset: (page - 1) * FORMER_ORDERS_ON_PAGE,
    })
    return {
      orders: orders.map(shownFormerOrder),
      total,
      page,
      pages: Math.ceil(total / FORMER_ORDERS_ON_PAGE),
    }
  },
)
