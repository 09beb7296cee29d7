import type { Currency } from '@shop/domain/market/markets'
import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'
import { users } from './shopper.ts'

/** Money that the shop holds for its customers, one row for each currency. */
export const accountBalances = pgTable(
  'account_balances',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currency: text('currency').$type<Currency>().notNull(),
    /** Minor units; always the sum of the account's bookings. */
    amount: bigint('amount', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'account_balances_pk', columns: [table.customerId, table.currency] }),
    check('account_balances_not_negative', sql`${table.amount} >= 0`),
  ],
)

/** Every change of a balance; rows are never changed. */
export const accountBookings = pgTable(
  'account_bookings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currency: text('currency').$type<Currency>().notNull(),
    /** Minor units; negative when the balance paid. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    kind: text('kind').$type<'credited' | 'paid' | 'released' | 'refunded'>().notNull(),
    /** The order that was paid, or got its money back. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Why an operator gave it. */
    note: text('note'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_bookings_customer').on(table.customerId, table.at),
    index('account_bookings_order').on(table.orderId),
  ],
)
