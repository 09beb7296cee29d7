import type { Locale } from '@shop/domain/market/markets'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { variants } from './catalogue.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Reminders for when a variant can be ordered again, sent once. */
export const reminders = pgTable(
  'reminders',
  {
    id: text('id').primaryKey(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    email: text('email').notNull(),
    /** `asked` until the link of the first mail was followed, `waiting` until the variant is back, then `sent`. */
    state: text('state').$type<'asked' | 'waiting' | 'sent'>().notNull(),
    /** Digest of the token in the latest mail's links: it confirms while `asked`, and ends everything always. */
    tokenHash: text('token_hash').notNull(),
    /** When the row is deleted: an unconfirmed or fulfilled reminder after days, a waiting one after a year. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reminders_once').on(table.variantId, table.locale, table.email),
    uniqueIndex('reminders_token').on(table.tokenHash),
    index('reminders_waiting').on(table.variantId).where(sql`${table.state} = 'waiting'`),
    index('reminders_expires').on(table.expiresAt),
  ],
)
