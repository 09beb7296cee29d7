import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What an assistant has begun for a buyer: a cart or a checkout by the Universal Commerce Protocol, each with a basket. */
export const assistantBaskets = pgTable(
  'assistant_baskets',
  {
    /** Digest of the id that the assistant holds. */
    idHash: text('id_hash').primaryKey(),
    kind: text('kind').$type<'cart' | 'checkout'>().notNull(),
    locale: text('locale').notNull(),
    /** Token of the basket's session, readable by whoever has the id. */
    sealedToken: text('sealed_token').notNull(),
    state: text('state').$type<'open' | 'canceled' | 'handed_over'>().notNull().default('open'),
    /** What the assistant saw last, kept once the basket is a buyer's own; it names nobody. */
    lastSeen: jsonb('last_seen').$type<Record<string, unknown>>(),
    /** Digests of the requests by those of their Idempotency-Keys. */
    requests: jsonb('requests').$type<Record<string, string>>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('assistant_baskets_expires').on(table.expiresAt)],
)
