import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './shopper.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Other e-mail addresses of accounts: asked for, confirmed from both mailboxes, undone from the old one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** Digest of the token of the new mailbox; once both have agreed, of that by which the old one takes it back. */
    tokenHash: text('token_hash').notNull(),
    /** End of the link, and of what is kept here. */
    expiresAt: moment('expires_at').notNull(),
    /** Digest of the token by which the old mailbox agrees; null once both have. */
    oldTokenHash: text('old_token_hash'),
    newAgreedAt: moment('new_agreed_at'),
    oldAgreedAt: moment('old_agreed_at'),
    askedAt: moment('asked_at').notNull(),
    /** Customer service began it, for a mailbox that is lost: whoever reads that one keeps no way in. */
    byDesk: boolean('by_desk').notNull().default(false),
    /** null: nothing has changed yet. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    uniqueIndex('email_changes_token').on(table.tokenHash),
    uniqueIndex('email_changes_old_token').on(table.oldTokenHash),
    index('email_changes_customer').on(table.customerId),
    index('email_changes_expires').on(table.expiresAt),
  ],
)
