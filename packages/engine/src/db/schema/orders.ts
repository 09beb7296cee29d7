import type { Address } from '@shop/domain/address/address'
import type { OrderTotals } from '@shop/domain/basket/totals'
import type { Currency } from '@shop/domain/market/markets'
import type { Order, OrderState, PaymentState } from '@shop/domain/order/order'
import type { PaymentKey } from '@shop/domain/payment/payment-method'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { orderEntry } from './order-entry.ts'
import { orderedItem, orderedPackages } from './ordered-items.ts'

/** Without an owner and address once nobody needs them any more. */
export type GiftDelivery = { ownerId: string | null; address: Address | null }

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    /** Digest of the token in the thank-you address; the token gives access to the order. */
    tokenHash: text('token_hash').notNull().unique(),
    state: text('state').$type<OrderState>().notNull(),
    shopId: integer('shop_id').notNull(),
    userId: text('user_id').notNull(),
    /** Null once the account is deleted: orders stay as tax law asks. */
    customerId: text('customer_id'),
    customer: jsonb('customer').$type<Order['customer']>().notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<Address>().notNull(),
    /** Where a gift goes; its shipping address then only names the list. For those who pack and ship alone. */
    giftDelivery: jsonb('gift_delivery').$type<GiftDelivery>(),
    billingAddress: jsonb('billing_address').$type<Address>().notNull(),
    shippingMethod: text('shipping_method').notNull(),
    preferredDay: text('preferred_day'),
    /** Where the parcel waits, instead of going to the shipping address. */
    pickupPoint: jsonb('pickup_point').$type<PickupPoint>(),
    totals: jsonb('totals').$type<OrderTotals>().notNull(),
    /** Packages with their items, as they were when the order was placed. */
    items: orderedPackages('items').notNull(),
    /** Minor units, with tax. */
    total: bigint('total', { mode: 'number' }).notNull(),
    comment: text('comment'),
    /** Ids of the terms and the instruction on withdrawal that it was made under; null for orders before they were kept. */
    legalTexts: jsonb('legal_texts').$type<string[]>(),
    /** For how many days after delivery the shop takes goods back, as it promised when the order was placed. */
    returnDays: integer('return_days').notNull().default(30),
    /** True once the purchase event was handed out: it is tracked once. */
    purchaseTracked: boolean('purchase_tracked').notNull().default(false),
    placedAt: moment('placed_at').notNull(),
    /** How long an unpaid order waits: at the provider's page, or confirmed for a transfer; null for no waiting. */
    expiresAt: moment('expires_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('orders_user').on(table.userId),
    index('orders_state').on(table.state, table.placedAt),
    index('orders_customer').on(table.customerId, table.placedAt),
    index('orders_locale').on(table.locale, table.placedAt),
    index('orders_updated').on(table.updatedAt),
    index('orders_expiring').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    index('orders_gift_delivery')
      .on(sql`(${table.giftDelivery}->>'ownerId')`)
      .where(sql`${table.giftDelivery} is not null`),
    index('orders_left_behind')
      .on(table.placedAt)
      .where(sql`${table.customerId} is null and ${table.email} <> ''`),
    check('orders_total_not_negative', sql`${table.total} >= 0`),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    variantId: integer('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Minor units, with tax, of all units. */
    total: bigint('total', { mode: 'number' }).notNull(),
    state: text('state').$type<OrderState>().notNull(),
    item: orderedItem('item').notNull(),
    /** What a unit was bought for when it was ordered, in the order's currency; null where nobody had said. */
    unitCost: integer('unit_cost'),
  },
  (table) => [index('order_items_order').on(table.orderId), index('order_items_variant').on(table.variantId)],
)

/** Units of an item that lie in the box of its order already. */
export const orderPicks = pgTable(
  'order_picks',
  {
    orderItemId: text('order_item_id')
      .primaryKey()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    units: integer('units').notNull(),
    /** Grows with every change, so that two people notice each other. */
    version: integer('version').notNull(),
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [check('order_picks_units_not_negative', sql`${table.units} >= 0`)],
)

/** Every change of an order's state; rows are never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    from: text('from').$type<OrderState>(),
    to: text('to').$type<OrderState>().notNull(),
    by: text('by').notNull(),
    /** What happened beyond the state; null for nothing, and in rows of releases that wrote a note alone. */
    entry: orderEntry('entry'),
    /** The entry in English, for the release before and for rows without one. */
    note: text('note'),
  },
  (table) => [
    index('order_events_order').on(table.orderId),
    index('order_events_arrived').on(table.at).where(sql`${table.to} in ('shipped', 'delivered')`),
  ],
)

/** The last order number given, one row per counter; taken within the order's transaction, so there are no gaps. */
export const orderNumbers = pgTable('order_numbers', {
  counter: text('counter').primaryKey(),
  last: bigint('last', { mode: 'number' }).notNull(),
})

/** Numbers that no order and no invoice has, with the reason: a tax audit asks for it. */
export const numberGaps = pgTable(
  'number_gaps',
  {
    counter: text('counter').notNull(),
    first: bigint('first', { mode: 'number' }).notNull(),
    last: bigint('last', { mode: 'number' }).notNull(),
    notedAt: moment('noted_at').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ name: 'number_gaps_pkey', columns: [table.counter, table.first] }),
    check('number_gaps_ordered', sql`${table.first} <= ${table.last}`),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    key: text('key').$type<PaymentKey>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** What was taken of it; less than the amount after a part delivery. */
    captured: bigint('captured', { mode: 'number' }).notNull().default(0),
    /** What was promised and is not taken any more, because it was cancelled before the goods left. */
    released: bigint('released', { mode: 'number' }).notNull().default(0),
    refunded: bigint('refunded', { mode: 'number' }).notNull().default(0),
    currency: text('currency').$type<Currency>().notNull(),
    provider: text('provider'),
    /** The provider's page for this payment. */
    providerSession: text('provider_session'),
    /** The provider's name for the payment once the shopper agreed; captures and refunds refer to it. */
    providerReference: text('provider_reference'),
    redirectAddress: text('redirect_address'),
    /** The saved card that pays; null for none. */
    cardId: text('card_id'),
    /** Whether the shopper agreed that the provider keeps the card. */
    savesCard: boolean('saves_card').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    index('payments_key').on(table.key, table.orderId),
    check(
      'payments_amount_not_negative',
      sql`${table.amount} >= 0 and ${table.refunded} between 0 and ${table.amount}`,
    ),
    check(
      'payments_captured_within_amount',
      sql`${table.captured} >= 0 and ${table.released} >= 0 and ${table.captured} + ${table.released} <= ${table.amount}`,
    ),
    check(
      'payments_refunded_within_captured',
      sql`${table.provider} is null or ${table.refunded} <= ${table.captured}`,
    ),
    index('payments_promised')
      .on(table.orderId)
      .where(
        sql`${table.provider} is not null and ${table.state} in ('authorised', 'captured') and ${table.captured} + ${table.released} < ${table.amount}`,
      ),
  ],
)

/**
 * Money that the shop asks a provider to move: written in the transaction that decides it, asked afterwards under its
 * id, which the provider knows as idempotency key. `asked` waits for a notice.
 */
export const paymentMoves = pgTable(
  'payment_moves',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The provider's name for the payment it is about. */
    target: text('target').notNull(),
    kind: text('kind').$type<'capture' | 'refund' | 'cancel'>().notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<'due' | 'asked' | 'done' | 'refused'>().notNull(),
    reason: text('reason').notNull(),
    /** The provider's name for the move. */
    reference: text('reference'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('payment_moves_payment').on(table.paymentId),
    index('payment_moves_due').on(table.dueAt).where(sql`${table.state} = 'due'`),
    check('payment_moves_amount_positive', sql`${table.amount} > 0`),
  ],
)

/** What happened to a payment; rows are never changed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** What a notice said, or what the shop did about it. */
    kind: text('kind').notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }),
    /** The provider's key, `shop`, or an operator. */
    by: text('by').notNull(),
    note: text('note'),
  },
  (table) => [
    index('payment_events_payment').on(table.paymentId),
    index('payment_events_by_hand')
      .on(table.paymentId)
      .where(sql`${table.kind} in ('byHand', 'transferred')`),
  ],
)

/** Notices of payment providers by their own id: the same one may arrive many times and counts once. */
export const paymentWebhooks = pgTable('payment_webhooks', {
  /** `{provider}:{event id}`. */
  id: text('id').primaryKey(),
  provider: text('provider').notNull(),
  paymentId: text('payment_id'),
  body: text('body').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})

export const stockReservations = pgTable(
  'stock_reservations',
  {
    id: text('id').primaryKey(),
    variantId: integer('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The set that was ordered, where these are units of a part of it; null for what was ordered by itself. */
    bundleVariantId: integer('bundle_variant_id'),
    /** How many of them one set took when it was ordered. */
    bundleUnits: integer('bundle_units'),
    state: text('state').$type<'held' | 'taken' | 'released'>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('stock_reservations_order').on(table.orderId),
    index('stock_reservations_held').on(table.expiresAt).where(sql`${table.state} = 'held'`),
    index('stock_reservations_variant').on(table.variantId).where(sql`${table.state} <> 'released'`),
    check('stock_reservations_quantity_positive', sql`${table.quantity} > 0`),
  ],
)
