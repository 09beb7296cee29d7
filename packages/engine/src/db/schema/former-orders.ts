import type {
  FormerOrderAddress,
  FormerOrderLine,
  FormerOrderState,
  FormerOrderSums,
} from '@shop/domain/order/former-order'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './shopper.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Orders of the shop that this one has moved from, as they were: history to be read. They are no orders, so nothing that
 * happens to orders, mails, stock, payments, papers, figures, happens to them. A trigger on `users` gives them to the
 * account that proves their e-mail address.
 */
export const formerOrders = pgTable(
  'former_orders',
  {
    id: text('id').primaryKey(),
    /** The system that it came from: `shopify`. */
    source: text('source').notNull(),
    oldId: text('old_id').notNull(),
    /** As its customer knows it: `#1001`. */
    number: text('number').notNull(),
    /** Whose account shows it; null until somebody has proven that the address is theirs. It goes with the account. */
    customerId: text('customer_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    state: text('state').$type<FormerOrderState>().notNull(),
    placedAt: moment('placed_at').notNull(),
    currency: text('currency').notNull(),
    /** Minor units, as all amounts. */
    total: integer('total').notNull(),
    refunded: integer('refunded').notNull(),
    lines: jsonb('lines').$type<FormerOrderLine[]>().notNull(),
    sums: jsonb('sums').$type<FormerOrderSums>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<FormerOrderAddress>(),
    /** Of all that the old shop said: the same again changes nothing. */
    fingerprint: text('fingerprint').notNull(),
    movedAt: moment('moved_at').notNull(),
  },
  (table) => [
    uniqueIndex('former_orders_old_id').on(table.source, table.oldId),
    index('former_orders_customer').on(table.customerId, table.placedAt),
    index('former_orders_email').on(table.email.op('text_pattern_ops')),
    index('former_orders_number').on(sql`ltrim(upper(${table.number}), '#')`),
    index('former_orders_placed').on(table.placedAt),
    check('former_orders_state', sql`${table.state} in ('open', 'delivered', 'cancelled', 'refunded')`),
    check('former_orders_amounts', sql`${table.total} >= 0 and ${table.refunded} >= 0`),
  ],
)
