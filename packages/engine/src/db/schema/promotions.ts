import type { GiftBasis } from '@shop/domain/promotion/turn/unearned-gifts'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Promotions and vouchers as operators wrote them; `promotion-record.ts` says what a record is. */
export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  record: jsonb('record').$type<unknown>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** What each promotion was, and from when; a trigger writes it, and rows are never changed. @see eu-duties C-09 */
export const promotionHistory = pgTable(
  'promotion_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    promotionId: text('promotion_id').notNull(),
    /** null: it was gone. */
    record: jsonb('record').$type<unknown>(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [index('promotion_history_promotion').on(table.promotionId, table.since)],
)

/** Which promotion the badge of a product told everybody, and from when; a trigger writes it. @see eu-duties C-09 */
export const promotionAnnouncements = pgTable(
  'promotion_announcements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    productId: integer('product_id').notNull(),
    /** null: none any more. */
    promotionId: text('promotion_id'),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [index('promotion_announcements_product').on(table.productId, table.since)],
)

/** Codes of a voucher that work once each, as they are compared. */
export const voucherCodes = pgTable(
  'voucher_codes',
  {
    code: text('code').primaryKey(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull().default(true),
    /** The order that has used it; null while it may be used. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('voucher_codes_promotion').on(table.promotionId),
    index('voucher_codes_order').on(table.orderId),
  ],
)

/** Which orders use which promotions; given back when an order comes to nothing. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    promotionId: text('promotion_id').notNull(),
    userId: text('user_id').notNull(),
    /** Digest of the e-mail address: a guest is a new customer with every order. */
    customer: text('customer').notNull(),
    at: moment('at').notNull(),
    releasedAt: moment('released_at'),
    /** Of a promotion that gave gifts: by what they were earned. */
    giftBasis: jsonb('gift_basis').$type<GiftBasis>(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.promotionId] }),
    index('promotion_uses_user').on(table.promotionId, table.userId).where(sql`${table.releasedAt} is null`),
    index('promotion_uses_customer')
      .on(table.promotionId, table.customer)
      .where(sql`${table.releasedAt} is null`),
  ],
)
