import { CURRENCIES } from '@shop/domain/market/markets'
import { ORDER_STATES } from '@shop/domain/order/order'
import { ORDER_SEARCH_MAX } from '@shop/domain/order/order-search'
import * as v from 'valibot'
import { ComplaintSchema, ItemChoiceSchema, ParcelSchema, RefundSchema, ReturnSchema } from './after-sales.ts'
import { OrderSchema } from './checkout.ts'
import { defineCall } from './define-call.ts'
import { BasketSchema } from './entities/basket.ts'
import { ShownPointsSchema } from './loyalty.ts'
import { orderNumber, orderToken } from './order-access.ts'
import { pageNumber } from './page-number.ts'

/** Orders on one page of the list. */
export const ORDERS_ON_PAGE = 10

const text = v.string()
const amount = v.number()
const state = v.picklist(ORDER_STATES)
const currencyCode = v.picklist(CURRENCIES)

export const OrderSummarySchema = v.object({
  number: text,
  state,
  placedAt: text,
  /** The shop it was placed in; its invoice is asked for there. */
  locale: text,
  currencyCode,
  /** Minor units, with tax. */
  total: amount,
  /** Units of all items. */
  units: amount,
  /** Names and pictures of its items, in the order's own order. */
  items: v.array(v.object({ name: text, image: v.nullable(text), quantity: amount })),
})
export type OrderSummary = v.InferOutput<typeof OrderSummarySchema>

/**
 * One's own orders in all languages of the shop, newest first. `search` is a part of an order number, of an article
 * number or of an article's name.
 */
export const listOrders = defineCall({
  name: 'listOrders',
  method: 'GET',
  path: '/api/user/orders/',
  rights: 'customer',
  input: v.object({
    page: v.exactOptional(pageNumber, 1),
    search: v.exactOptional(v.pipe(text, v.maxLength(ORDER_SEARCH_MAX)), ''),
  }),
  answer: v.object({
    orders: v.array(OrderSummarySchema),
    total: amount,
    page: amount,
    pages: amount,
  }),
})

/** One's own order, or the one behind a token. 404 for foreign and unknown numbers alike, 401 with neither. */
export const loadOrder = defineCall({
  name: 'loadOrder',
  method: 'GET',
  path: '/api/user/orders/{orderNumber}/',
  rights: 'open',
  input: v.object({ orderNumber, token: orderToken }),
  answer: v.object({
    order: OrderSchema,
    /** Every state the order has had, oldest first. */
    history: v.array(v.object({ at: text, state })),
    /** The state of each item, by the key of the item. */
    itemStates: v.array(v.object({ key: text, state })),
    /** Which items are recalled now, by the key of the item; `/rueckrufe/` says what to do. */
    recalls: v.array(v.object({ key: text, headline: text })),
    /** The invoice, then what was taken back of it; empty before the order is confirmed. */
    invoices: v.array(
      v.object({ number: text, kind: v.picklist(['invoice', 'correction']), issuedAt: text }),
    ),
    /** Where to pay in advance, and until when it is waited for; null for every other method. */
    bank: v.nullable(
      v.object({
        holder: text,
        iban: text,
        bic: text,
        bank: text,
        reference: text,
        payBy: v.exactOptional(text),
      }),
    ),
    /** What the order earns with a loyalty programme; null for nothing, or without a number. */
    points: v.nullable(ShownPointsSchema),
    /** What has left, oldest first. */
    parcels: v.array(ParcelSchema),
    /** Refunds, done or under way, oldest first. */
    refunds: v.array(RefundSchema),
    returns: v.array(ReturnSchema),
    complaints: v.array(ComplaintSchema),
    /** The order that it was made in exchange for, and those that were made for goods of it. */
    exchange: v.object({ of: v.nullable(text), for: v.array(text) }),
    /** What may be done with each item at this moment. */
    choices: v.array(ItemChoiceSchema),
    /** Whether a repair prolongs the seller's liability, and is offered first. @see eu-duties C-05 */
    prolongsByRepair: v.boolean(),
  }),
})
export type LoadedOrder = v.InferOutput<typeof loadOrder.answer>

/** Why something of an order is not in the basket again, or not as often as it was. */
export const REORDER_REASONS = [
  'gone',
  'soldOut',
  'fewer',
  'textDoesNotFit',
  'basketFull',
  'readFirst',
  'recalled',
] as const

/**
 * Puts what an order held into the basket, as far as it can be had today and at today's prices. Gifts are not ordered
 * again: the basket earns its own.
 */
export const reorder = defineCall({
  name: 'reorder',
  method: 'POST',
  path: '/api/user/orders/{orderNumber}/reorder/',
  rights: 'session',
  input: v.object({ orderNumber, token: orderToken }),
  answer: v.object({
    basket: BasketSchema,
    /** Units that came into the basket. */
    units: amount,
    missing: v.array(
      v.object({
        name: text,
        variantId: amount,
        quantity: amount,
        reason: v.picklist(REORDER_REASONS),
        /** Page of the product, without locale prefix. */
        href: text,
      }),
    ),
  }),
})
export type Reordered = v.InferOutput<typeof reorder.answer>
