import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './shopper.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Cards that customers had saved: what a card is recognised by, and the provider's token. Its number is nowhere. A trigger
 * writes down in `card_removals` that a row has gone, whatever made it go.
 */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The provider's name for the card, of use to this shop and this customer alone. */
    token: text('token').notNull(),
    /** As the provider calls it: `visa`, `mc`. */
    brand: text('brand').notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    /** What its owner calls it; null for nothing. */
    name: text('name'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_cards_token').on(table.provider, table.token),
    index('saved_cards_customer').on(table.customerId),
    check('saved_cards_last_four', sql`length(${table.lastFour}) <= 4`),
    check('saved_cards_month', sql`${table.expiryMonth} between 1 and 12`),
  ],
)

/** Cards that are to go at their provider, and for a while those that have gone: a late notice does not bring them back. */
export const cardRemovals = pgTable(
  'card_removals',
  {
    provider: text('provider').notNull(),
    token: text('token').notNull(),
    /** Under which the provider keeps it: the customer's id, who may be erased. */
    owner: text('owner').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** When the provider said that it is gone; null until then. */
    doneAt: moment('done_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.token] }),
    index('card_removals_due').on(table.dueAt).where(sql`${table.doneAt} is null`),
  ],
)
