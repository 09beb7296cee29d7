import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What owners set while the shop runs; what it was before stands in the log. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>(),
  changedAt: moment('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
})

/** How a setting of the shop came to be what it is; null is what the brand says. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    key: text('key').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('setting_changes_key').on(table.key, table.id)],
)

/** Refunds that one person may not make alone, and what a second one has decided. */
export const moneyRequests = pgTable(
  'money_requests',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    /** Minor units of the order's currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    note: text('note'),
    /** Null for an operator at the command line. */
    askedById: text('asked_by_id'),
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    state: text('state').$type<'waiting' | 'approved' | 'refused'>().notNull(),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    why: text('why'),
  },
  (table) => [
    uniqueIndex('money_requests_waiting').on(table.orderNumber).where(sql`${table.state} = 'waiting'`),
    index('money_requests_asked').on(table.askedAt),
  ],
)

/** Gift cards that one person may not give alone, and what a second one has decided. No code of a card is here. */
export const giftCardRequests = pgTable(
  'gift_card_requests',
  {
    id: text('id').primaryKey(),
    /** Of one card, minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<'EUR' | 'CHF'>().notNull(),
    count: integer('count').notNull(),
    /** The last moment of the cards; null for three years after they are made. */
    expiresAt: moment('expires_at'),
    reason: text('reason').notNull(),
    /** Null for an operator at the command line. */
    askedById: text('asked_by_id'),
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** `made`: whoever has asked has fetched the cards; `withdrawn`: has thought better of it. */
    state: text('state').$type<'waiting' | 'approved' | 'refused' | 'made' | 'withdrawn'>().notNull(),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    why: text('why'),
  },
  (table) => [index('gift_card_requests_asked').on(table.askedAt)],
)
