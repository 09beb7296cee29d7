import { COUNTRIES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { ReturnNumber } from './fulfilment-commands.ts'
import { OrderNumber, ShownReturn } from './order-commands.ts'

/** So many returns stand on one page of the list. */
export const RETURNS_ON_PAGE = 50

const ReturnedLine = v.object({
  position: v.number(),
  variantId: v.number(),
  quantity: v.number(),
  hasLeft: v.boolean(),
  name: v.string(),
  brand: v.string(),
  articleNumber: v.string(),
  gtin: v.nullable(v.string()),
  details: v.array(v.string()),
  /** A path on the shop, such as `/i/150x75/…`. */
  picture: v.nullable(v.string()),
})
export type ReturnedLine = v.InferOutput<typeof ReturnedLine>

const ListedReturn = v.object({
  ...ShownReturn.entries,
  lines: v.array(ReturnedLine),
  orderNumber: v.string(),
  /** The version of the order, as its steps want to have been seen. */
  version: v.number(),
  country: v.picklist(COUNTRIES),
  currency: v.string(),
})
export type ListedReturn = v.InferOutput<typeof ListedReturn>

/** Goods that are expected back, the longest announced first; or the last that came. It names no customer. */
export const listReturns = defineCommand({
  name: 'listReturns',
  right: 'warehouse.read',
  changes: null,
  input: v.strictObject({
    state: v.optional(v.picklist(['announced', 'received']), 'announced'),
    /** A number of a return, of an order or of a parcel, on its way back or out; whatever the state. */
    text: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(60))), null),
    /** Where the page before ended. */
    after: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(80))), null),
  }),
  answer: v.object({
    /** Counted over all that is expected, with the first page; 0 with later ones. */
    expected: v.number(),
    overdue: v.number(),
    returns: v.array(ListedReturn),
    /** The order that a text is about, also one that expects nothing back. */
    order: v.nullable(v.string()),
    next: v.nullable(v.string()),
  }),
})

/** The label of an announced return, as its shopper has it; a carrier hears of the parcel with the first one. */
export const returnLabel = defineCommand({
  name: 'returnLabel',
  right: 'orders.takeBack',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ number: OrderNumber, returnNumber: ReturnNumber }),
  answer: v.object({ fileName: v.string(), mediaType: v.string(), base64: v.string() }),
})
