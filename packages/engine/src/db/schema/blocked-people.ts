import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** People who may neither order nor sign in, with the history; a row is a block from its beginning to its end. */
export const blockedPeople = pgTable(
  'blocked_people',
  {
    id: text('id').primaryKey(),
    /** Digest of the address, so that a block outlives the erasure of its person without keeping who it was. */
    emailHash: text('email_hash').notNull(),
    /** The account; null without one. */
    customerId: text('customer_id'),
    note: text('note').notNull(),
    blockedAt: moment('blocked_at').notNull(),
    blockedBy: text('blocked_by').notNull(),
    unblockedAt: moment('unblocked_at'),
    unblockedBy: text('unblocked_by'),
    unblockNote: text('unblock_note'),
  },
  (table) => [
    uniqueIndex('blocked_people_now').on(table.emailHash).where(sql`${table.unblockedAt} is null`),
    index('blocked_people_email').on(table.emailHash),
  ],
)
