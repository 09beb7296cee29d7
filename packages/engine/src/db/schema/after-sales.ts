import type { CarrierKey } from '@shop/domain/carrier/carriers'
import type { Locale } from '@shop/domain/market/markets'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const binary = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const orderId = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** What left in one box, and how it can be followed. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: orderId(),
    sentAt: moment('sent_at').notNull(),
    /** Counted from 1, as on the invoice. */
    positions: integer('positions').array().notNull(),
    carrier: text('carrier').$type<CarrierKey>(),
    trackingNumber: text('tracking_number'),
  },
  (table) => [index('order_parcels_order').on(table.orderId), index('order_parcels_sent').on(table.sentAt)],
)

/** Units of one item of an order, by its position counted from 1. */
export type UnitsAt = {
  position: number
  quantity: number
  /** What they count for in place of what was paid for them, minor units: an exchange for them was undone. */
  worth?: number
  /** That exchange has brought shipping and fees back already. */
  isShippingBack?: true
}

/** Declarations of withdrawal, word for word: the evidence. Rows are settled and never rewritten. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    /** What the receipt calls it. */
    number: text('number').notNull().unique(),
    /** Null until the order is identified. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** `form`: declared without any proof; `order`: with access to the order; `desk`: written down from a letter or a call. */
    source: text('source').$type<'form' | 'order' | 'desk'>().notNull(),
    /** `byHand` waits for an operator. */
    state: text('state').$type<'received' | 'settled' | 'byHand'>().notNull(),
    /** Digest of what was declared, so that the same words twice are one declaration. */
    fingerprint: text('fingerprint').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    orderNumber: text('order_number').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** What the shopper wrote about single items; empty for the whole order. */
    itemsText: text('items_text').notNull(),
    /** Units that were chosen; null for the whole order. */
    lines: jsonb('lines').$type<UnitsAt[]>(),
    /** What became of it, in words for operators. */
    outcome: text('outcome'),
    /** When it came in. */
    declaredAt: moment('declared_at').notNull(),
    /** When it was sent, where it came by letter or mail: in time is what was sent in time. */
    sentAt: moment('sent_at'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('withdrawals_order').on(table.orderId),
    index('withdrawals_email').on(table.email),
    index('withdrawals_fingerprint').on(table.fingerprint, table.declaredAt),
    index('withdrawals_waiting').on(table.declaredAt).where(sql`${table.state} = 'received'`),
    index('withdrawals_by_hand').on(table.declaredAt).where(sql`${table.state} = 'byHand'`),
  ],
)

/** Goods that come back, by law or by the shop's promise; money follows when they are here. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: text('id').primaryKey(),
    /** Stands on the label. */
    number: text('number').notNull().unique(),
    orderId: orderId(),
    basis: text('basis').$type<'law' | 'promise'>().notNull(),
    state: text('state').$type<'announced' | 'received'>().notNull(),
    lines: jsonb('lines').$type<UnitsAt[]>().notNull(),
    /** The number of the declaration that it follows. */
    declaration: text('declaration'),
    /** Known from the first look at the label on. */
    carrier: text('carrier').$type<CarrierKey>(),
    trackingNumber: text('tracking_number'),
    announcedAt: moment('announced_at').notNull(),
    receivedAt: moment('received_at'),
    /** When its money went back on proof that it was sent, before it arrived. */
    refundedAt: moment('refunded_at'),
    /** What went back for it, minor units. */
    amount: bigint('amount', { mode: 'number' }),
    /** The correction of the invoice. */
    document: text('document'),
    /** The id of the order that was made in exchange for these goods; null where their money goes back. */
    replacementId: text('replacement_id'),
  },
  (table) => [
    index('order_returns_order').on(table.orderId),
    index('order_returns_announced').on(table.announcedAt),
    index('order_returns_expected').on(table.announcedAt, table.id).where(sql`${table.state} = 'announced'`),
    index('order_returns_received').on(table.receivedAt, table.id).where(sql`${table.state} = 'received'`),
    index('order_returns_tracking')
      .on(sql`upper(${table.trackingNumber})`)
      .where(sql`${table.trackingNumber} is not null`),
    index('order_returns_declaration').on(table.declaration).where(sql`${table.state} = 'announced'`),
  ],
)

/** What shoppers found wrong with an item. */
export const complaints = pgTable(
  'complaints',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    orderId: orderId(),
    itemKey: text('item_key').notNull(),
    kind: text('kind').notNull(),
    remedy: text('remedy').notNull(),
    quantity: integer('quantity').notNull(),
    message: text('message').notNull(),
    state: text('state').$type<'received' | 'answered' | 'closed'>().notNull(),
    answer: text('answer'),
    receivedAt: moment('received_at').notNull(),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by'),
  },
  (table) => [
    index('complaints_order').on(table.orderId),
    index('complaints_received').on(table.receivedAt),
    index('complaints_open').on(table.receivedAt).where(sql`${table.state} = 'received'`),
  ],
)

/** Photos of complaints, re-encoded: JPEG without metadata. */
export const complaintPhotos = pgTable(
  'complaint_photos',
  {
    id: text('id').primaryKey(),
    orderId: orderId(),
    /** Null until the complaint is sent; a picture without one is forgotten after a day. */
    complaintId: text('complaint_id').references(() => complaints.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    bytes: binary('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    index('complaint_photos_order').on(table.orderId),
    index('complaint_photos_loose').on(table.uploadedAt).where(sql`${table.complaintId} is null`),
  ],
)

/**
 * Orders that were made in exchange for goods of another one. They cost nothing of their own: the money stays with the
 * payments of the first order, and what is given back of an exchange goes back by them.
 */
export const orderExchanges = pgTable(
  'order_exchanges',
  {
    replacementId: text('replacement_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order that it is for, whose payments paid for it. */
    orderId: orderId(),
    /** What each of its items stands for, in the order of its lines: minor units with tax, of all units. */
    worths: bigint('worths', { mode: 'number' }).array().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('order_exchanges_order').on(table.orderId)],
)
