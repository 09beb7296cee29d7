import { CARRIER_KEYS } from '@shop/domain/carrier/carriers'
import { ORDER_STATES } from '@shop/domain/order/order'
import { DELIVERY_STANDINGS } from '@shop/domain/warehouse/delivery-standing'
import { DUENESS } from '@shop/domain/warehouse/delivery-urgency'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const OrderNumber = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{1,30}$/))
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Position = v.pipe(v.number(), v.integer(), v.minValue(1))
const LineStanding = v.picklist(['ready', 'short', 'preOrder', 'recalled'])

/** At most so many orders on one list, in one file and in one batch. */
export const MOST_AT_ONCE = 200

const PickLine = v.object({
  position: Position,
  variantId: v.number(),
  quantity: v.number(),
  picked: v.number(),
  /** What `pickItem` wants to have been seen. */
  pickVersion: v.number(),
  name: v.string(),
  brand: v.string(),
  articleNumber: v.string(),
  gtin: v.nullable(v.string()),
  details: v.array(v.string()),
  /** A path on the shop, such as `/i/150x75/…`. */
  picture: v.nullable(v.string()),
  place: v.nullable(v.string()),
  placeVersion: v.number(),
  standing: LineStanding,
  /** Units on the shelf that belong to no order. */
  free: v.number(),
  isGift: v.boolean(),
})
export type PickLine = v.InferOutput<typeof PickLine>

const Delivery = v.object({
  number: v.string(),
  /** Which of the order's parcels, counted from 1, and how many there are. */
  parcel: Position,
  parcels: v.number(),
  /** The version of the order, as its steps want to have been seen. */
  version: v.number(),
  state: v.picklist(ORDER_STATES),
  placedAt: v.string(),
  locale: v.string(),
  country: v.string(),
  carrier: v.picklist(CARRIER_KEYS),
  promisedUntil: v.string(),
  preferredDay: v.nullable(v.string()),
  dueness: v.picklist(DUENESS),
  standing: v.picklist(DELIVERY_STANDINGS),
  lines: v.array(PickLine),
})
export type Delivery = v.InferOutput<typeof Delivery>

const Article = v.object({
  variantId: v.number(),
  place: v.nullable(v.string()),
  placeVersion: v.number(),
  units: v.number(),
  picked: v.number(),
  lines: v.number(),
  name: v.string(),
  brand: v.string(),
  articleNumber: v.string(),
  gtin: v.nullable(v.string()),
  picture: v.nullable(v.string()),
})
export type Article = v.InferOutput<typeof Article>

/** What waits to leave, in the order in which it is worked on; by delivery, or summed by article. */
export const pickList = defineCommand({
  name: 'pickList',
  right: 'warehouse.read',
  changes: null,
  input: v.strictObject({
    by: v.optional(v.picklist(['order', 'article']), 'order'),
    number: v.optional(v.nullable(OrderNumber), null),
    standing: v.optional(v.nullable(v.picklist(DELIVERY_STANDINGS)), null),
    carrier: v.optional(v.nullable(v.picklist(CARRIER_KEYS)), null),
    country: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), null),
    due: v.optional(v.nullable(v.picklist(DUENESS)), null),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_AT_ONCE)), 50),
  }),
  answer: v.object({
    /** Counted over everything that waits, whatever is filtered. */
    counts: v.array(v.object({ standing: v.picklist(DELIVERY_STANDINGS), count: v.number() })),
    late: v.number(),
    carriers: v.array(v.picklist(CARRIER_KEYS)),
    countries: v.array(v.string()),
    /** How many are left by the filters; `deliveries` holds the first of them. */
    total: v.number(),
    /** True where more orders wait than the list looks at. */
    isCut: v.boolean(),
    deliveries: v.array(Delivery),
    articles: v.array(Article),
  }),
})

/** Says how many units of an item lie in the box: the same said twice is the same. */
export const pickItem = defineCommand({
  name: 'pickItem',
  right: 'warehouse.change',
  changes: 'Notes how many units of an item were taken from their shelf.',
  isVersioned: true,
  undoneBy: 'pickItem',
  input: v.strictObject({ number: OrderNumber, position: Position, units: Count }),
  answer: v.object({ number: v.string(), position: v.number(), units: v.number(), pickVersion: v.number() }),
})

export const placeArticle = defineCommand({
  name: 'placeArticle',
  right: 'warehouse.change',
  changes: 'Notes where an article lies in the warehouse.',
  isVersioned: true,
  undoneBy: 'placeArticle',
  input: v.strictObject({
    variantId: v.pipe(v.number(), v.safeInteger()),
    place: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(30, 'A place has at most 30 characters.'),
      v.regex(/^[\p{L}\p{N} ./-]*$/u, 'A place has letters, digits, spaces, dots, slashes and hyphens.'),
    ),
  }),
  answer: v.object({ variantId: v.number(), place: v.nullable(v.string()) }),
})

/** How orders stand that are about to be sent, for a table of parcels. Unknown numbers are left out. */
export const parcelOrders = defineCommand({
  name: 'parcelOrders',
  right: 'warehouse.read',
  changes: null,
  input: v.strictObject({ numbers: v.pipe(v.array(OrderNumber), v.maxLength(MOST_AT_ONCE)) }),
  answer: v.object({
    orders: v.array(
      v.object({
        number: v.string(),
        version: v.number(),
        state: v.picklist(ORDER_STATES),
        country: v.string(),
        carriers: v.array(v.picklist(CARRIER_KEYS)),
        /** Items that can leave, and those of them that cannot be taken from a shelf yet. */
        waiting: v.array(v.number()),
        lacking: v.array(v.number()),
        parcels: v.array(
          v.object({ trackingNumber: v.nullable(v.string()), positions: v.array(v.number()) }),
        ),
      }),
    ),
  }),
})
export type ParcelOrder = v.InferOutput<typeof parcelOrders.answer>['orders'][number]

export const SLIPS = ['packing', 'return'] as const
export type SlipKind = (typeof SLIPS)[number]

/** The slips of parcels that are packed, in one file, each in the language of its buyer. */
export const printSlips = defineCommand({
  name: 'printSlips',
  right: 'warehouse.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({
    parcels: v.pipe(
      v.array(v.strictObject({ number: OrderNumber, parcel: v.optional(v.nullable(Position), null) })),
      v.minLength(1, 'Choose at least one order.'),
      v.maxLength(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} orders.`),
    ),
    slips: v.pipe(v.array(v.picklist(SLIPS)), v.minLength(1, 'Choose what is printed.')),
  }),
  answer: v.object({ fileName: v.string(), mediaType: v.string(), base64: v.string() }),
})
