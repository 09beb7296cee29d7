import {
  orderDesk,
  orderPaper,
  searchOrders,
  showFormerOrder,
  showOrder,
} from '@shop/api-client/office/order-commands'
import { customerNumberOf, findFormerOrders, formerOrderById } from '../former-orders/former-order-store.ts'
import { foundFormerOrder, shownFormerOrder } from '../former-orders/shown-former-order.ts'
import { findOrders, findOrdersNearly } from '../orders/find-orders-store.ts'
import { orderByNumber } from '../orders/order-lookup-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { orderPapers } from '../papers/order-papers.ts'
import { deskCounts, newestOrders } from './desk-counts-store.ts'
import { foundOrder } from './found-order.ts'
import { onOrder, orderObject } from './office-context.ts'
import { shownOrder } from './shown-order.ts'

/** What the desk looks at. What shows a customer is in the log, a list with the numbers of its orders. */
export const ORDER_READS = [
  onOrder(searchOrders)(async ({ text, limit }, { sql }) => {
    const exact = await findOrders(sql, { text, limit })
    const found = exact.length > 0 ? exact : await findOrdersNearly(sql, { text, limit })
    const orders = found.map(foundOrder)
    const isGuess = exact.length === 0 && orders.length > 0
    const formerOrders = (await findFormerOrders(sql, { text, limit })).map(foundFormerOrder)
    return {
      answer: { orders, isGuess, formerOrders },
      object: null,
      after: [...orders, ...formerOrders].map(({ number }) => number),
    }
  }),

  onOrder(orderDesk)(async ({ state, limit }, { sql }) => {
    const orders = (await newestOrders(sql, { state, limit })).map(foundOrder)
    const answer = { ...(await deskCounts(sql)), orders }
    return { answer, object: null, after: orders.map(({ number }) => number) }
  }),

  onOrder(showOrder)(async ({ number }, context) => ({
    answer: { order: await shownOrder(context.sql, number) },
    object: orderObject(number),
  })),

  onOrder(showFormerOrder)(async ({ id }, { sql }) => {
    const row = await formerOrderById(sql, id)
    if (row === null) return { answer: { order: null }, object: null }
    const customerNumber = await customerNumberOf(sql, row)
    const { email, source, movedAt } = row
    const order = {
      ...shownFormerOrder(row),
      email,
      source,
      movedAt: movedAt.toISOString(),
      customerNumber,
    }
    return { answer: { order }, object: null, after: { number: row.number } }
  }),

  onOrder(orderPaper, {
    // A paper is drawn beside the transaction, which holds the embedded database for everybody.
    async prepare({ number, kind, paper }, { sql, shopOf, returnCarrier }) {
      const order = await orderByNumber(sql, number)
      const shop = order === null ? null : await shopOf(order.locale)
      if (order === null || shop === null) throw new OrderRefusal(`There is no order ${number} with papers.`)
      const papers = await orderPapers({ sql, shop, returnCarrier }, order, [kind])
      const wanted = papers.find(({ fileName }) => fileName === `${paper}.pdf`)
      if (wanted === undefined)
        throw new OrderRefusal(`Order ${number} has no paper ${paper}.`, 'paperUnknown', { number })
      return wanted
    },
  })(async ({ number, paper }, _context, { fileName, mediaType, bytes }) => ({
    answer: { fileName, mediaType, base64: Buffer.from(bytes).toString('base64') },
    object: orderObject(number),
    after: { paper },
  })),
]
