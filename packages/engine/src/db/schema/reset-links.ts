import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './shopper.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Links that set a new password, as many of an account as were asked for: whoever asks for one ends none of the others. */
export const resetLinks = pgTable(
  'reset_links',
  {
    /** Digest of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    /** null: there is no account, which the row keeps to itself. */
    customerId: text('customer_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('reset_links_customer').on(table.customerId, table.createdAt),
    index('reset_links_expires').on(table.expiresAt),
  ],
)
