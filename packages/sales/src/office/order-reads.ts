import { momentOf } from '@shop/api-client/integration/listing'
import {
  orderDesk,
  orderPaper,
  searchOrders,
  showFormerOrder,
  showOrder,
} from '@shop/api-client/office/order-commands'
import { listedPage } from '@shop/engine/command/listed-page'
import * as v from 'valibot'
import { customerNumberOf, findFormerOrders, formerOrderById } from '../former-orders/former-order-store.ts'
import { foundFormerOrder, shownFormerOrder } from '../former-orders/shown-former-order.ts'
import { type FoundOrder, findOrders, findOrdersNearly } from '../orders/find-orders-store.ts'
import { orderByNumber } from '../orders/order-lookup-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { orderPapers } from '../papers/order-papers.ts'
import { deskCounts, newestOrders } from './desk-counts-store.ts'
import { forPacking, foundForPacking, seesWhole } from './for-packing.ts'
import { foundOrder } from './found-order.ts'
import { onOrder, orderObject } from './office-context.ts'
import { shownOrder } from './shown-order.ts'

/** A moment and a number: between two orders of one moment the number decides. */
const Place = v.tuple([v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())]), v.string()])

/** What the desk looks at. What shows a customer is in the log, a list with the numbers of its orders. */
export const ORDER_READS = [
  onOrder(searchOrders)(async ({ text, limit }, context) => {
    const { sql } = context
    const isWhole = seesWhole(context)
    const exact = await findOrders(sql, { text, limit })
    const found = exact.length > 0 ? exact : await findOrdersNearly(sql, { text, limit })
    const orders = found.map(foundOrder).map((order) => (isWhole ? order : foundForPacking(order)))
    const isGuess = exact.length === 0 && orders.length > 0
    const former = isWhole ? await findFormerOrders(sql, { text, limit }) : []
    const formerOrders = former.map(foundFormerOrder)
    return {
      answer: { orders, isGuess, formerOrders },
      object: null,
      after: [...orders, ...formerOrders].map(({ number }) => number),
    }
  }),

  onOrder(orderDesk)(async ({ cursor, limit, from, until, ...like }, context) => {
    const { sql } = context
    const isWhole = seesWhole(context)
    const times = { from: momentOf(from), until: momentOf(until) }
    // A list by payment says how each of its orders is paid.
    const money = isWhole ? {} : { payment: null, owesTransfer: false }
    const { items, next } = await listedPage<FoundOrder, [string, string]>(
      { cursor, limit },
      {
        place: Place,
        first: ['', ''],
        rowsAfter: ([at, number], rows) => {
          const after = at === '' ? null : { placedAt: new Date(at), number }
          return newestOrders(sql, { ...like, ...money, ...times, after, limit: rows })
        },
        placeOfRow: ({ placedAt, number }) => [placedAt.toISOString(), number],
      },
    )
    const found = items.map(foundOrder)
    const orders = isWhole ? found : found.map(foundForPacking)
    // Counted once: whoever reads on has seen what waits.
    const counted = cursor === null ? await deskCounts(sql) : { counts: [], transfers: 0, deadMails: 0 }
    const counts = isWhole ? counted : { ...counted, transfers: 0 }
    const answer = { ...counts, orders, next }
    return { answer, object: null, after: orders.map(({ number }) => number) }
  }),

  onOrder(showOrder)(async ({ number }, context) => {
    const order = await shownOrder(context.sql, number, context.now)
    return {
      answer: { order: order === null || seesWhole(context) ? order : forPacking(order) },
      object: orderObject(number),
    }
  }),

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
    async prepare({ number, kind, paper }, context) {
      const { sql, shopOf, returnCarrier } = context
      const order = await orderByNumber(sql, number)
      const shop = order === null ? null : await shopOf(order.locale)
      if (order === null || shop === null) throw new OrderRefusal(`There is no order ${number} with papers.`)
      const papers = await orderPapers({ sql, shop, returnCarrier }, order, [kind])
      const mayHave = kind === 'delivery-note' || seesWhole(context)
      const wanted = papers.find(({ fileName }) => fileName === `${paper}.pdf`)
      if (wanted === undefined || !mayHave)
        throw new OrderRefusal(`Order ${number} has no paper ${paper}.`, 'paperUnknown', { number })
      return wanted
    },
  })(async ({ number, paper }, _context, { fileName, mediaType, bytes }) => ({
    answer: { fileName, mediaType, base64: Buffer.from(bytes).toString('base64') },
    object: orderObject(number),
    after: { paper },
  })),
]
