import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

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
    state: text('state').$type<'open' | 'canceled' | 'handed_over' | 'completed'>().notNull().default('open'),
    /**
     * What the assistant saw last, kept once the basket is a buyer's own, or while the order that the platform has placed is
     * being paid; it names nobody.
     */
    lastSeen: jsonb('last_seen').$type<Record<string, unknown>>(),
    /** Digests of the requests by those of their Idempotency-Keys. */
    requests: jsonb('requests').$type<Record<string, string>>().notNull().default({}),
    /** Whether the newsletter is to be offered to the buyer by mail, once the checkout is theirs. */
    wantsNewsletter: boolean('wants_newsletter').notNull().default(false),
    /** Profile of the platform whose signature began it; null where nobody signed, who then hears of no order. */
    agent: text('agent'),
    /** The total that the platform was told last, minor units, for which alone it may order; null where it may not. */
    toldTotal: integer('told_total'),
    /** Once it is handed over, or ordered by the platform: whose next order it becomes, and its id. */
    buyerId: text('buyer_id'),
    checkoutId: text('checkout_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('assistant_baskets_expires').on(table.expiresAt),
    index('assistant_baskets_buyer').on(table.buyerId).where(sql`${table.buyerId} is not null`),
  ],
)

/** Orders that a platform may read and is notified of. A trigger writes them, within the transaction of the order. */
export const assistantOrders = pgTable(
  'assistant_orders',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    checkoutId: text('checkout_id').notNull(),
    /** Profile of the platform. */
    agent: text('agent').notNull(),
    /** Grows with everything that happens to the order, so that what happens during a notification follows. */
    changes: integer('changes').notNull().default(0),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** When the platform is to be notified; null where it knows everything. */
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
    firstTriedAt: moment('first_tried_at'),
    lastError: text('last_error'),
  },
  (table) => [index('assistant_orders_due').on(table.dueAt).where(sql`${table.dueAt} is not null`)],
)
