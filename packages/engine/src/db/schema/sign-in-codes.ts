import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './shopper.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Codes that were asked for by mail, each for the browser that asked. The code alone has a million values, so its digest is
 * salted with the browser's ticket, of which only a digest is stored as well.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    /** null: there is no account, which the row keeps to itself. */
    customerId: text('customer_id').references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_codes_customer').on(table.customerId),
    index('sign_in_codes_expires').on(table.expiresAt),
  ],
)
