import { CURRENCIES } from '@shop/domain/market/markets'
import { FORMER_ORDER_STATES } from '@shop/domain/order/former-order'
import { ORDER_SEARCH_MAX } from '@shop/domain/order/order-search'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { pageNumber } from './page-number.ts'

const text = v.string()
const amount = v.number()

/** An order of the shop that this one has moved from: history, with which nothing can be done. Amounts are minor units. */
export const FormerOrderSchema = v.object({
  id: text,
  /** As its customer knows it: `#1001`. */
  number: text,
  placedAt: text,
  state: v.picklist(FORMER_ORDER_STATES),
  currencyCode: v.picklist(CURRENCIES),
  lines: v.array(
    v.object({ name: text, options: text, articleNumber: text, quantity: amount, total: amount }),
  ),
  /** `tax` is what came on top of prices; 0 where they held it. */
  sums: v.object({ discount: amount, shipping: amount, fees: amount, tax: amount }),
  total: amount,
  refunded: amount,
  shippingAddress: v.nullable(
    v.object({
      firstName: text,
      lastName: text,
      company: text,
      street: text,
      addition: text,
      zip: text,
      city: text,
      country: text,
    }),
  ),
})
export type FormerOrder = v.InferOutput<typeof FormerOrderSchema>

/** Orders on one page of the history. */
export const FORMER_ORDERS_ON_PAGE = 10

/**
 * One's own orders of the shop that this one has moved from, newest first. `search` is a part of an order number, of an
 * article number or of an article's name. 404 where accounts list no orders.
 */
export const listFormerOrders = defineCall({
  name: 'listFormerOrders',
  method: 'GET',
  path: '/api/user/former-orders/',
  rights: 'customer',
  input: v.object({
    page: v.exactOptional(pageNumber, 1),
    search: v.exactOptional(v.pipe(text, v.maxLength(ORDER_SEARCH_MAX)), ''),
  }),
  answer: v.object({ orders: v.array(FormerOrderSchema), total: amount, page: amount, pages: amount }),
})
