import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Orders whose customer was asked for reviews: a row stays as long as its order, so that nobody is asked twice. */
export const reviewInvitations = pgTable(
  'review_invitations',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Digest of the token by which the order's goods are reviewed without sign-in. */
    tokenHash: text('token_hash').notNull(),
    /** Digest of the token that ends invitations, in the header and the last line of the mail; it has no end. */
    wayOutHash: text('way_out_hash').notNull(),
    /** Until when the first token works. */
    expiresAt: moment('expires_at').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('review_invitations_token').on(table.tokenHash),
    uniqueIndex('review_invitations_way_out').on(table.wayOutHash),
  ],
)
