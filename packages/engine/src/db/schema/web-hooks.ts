import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Where other systems hear of what happens in the shop. */
export const hookEndpoints = pgTable('hook_endpoints', {
  id: text('id').primaryKey(),
  address: text('address').notNull(),
  events: text('events').array().notNull(),
  /** What signs its messages, readable with the shop's secret. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The one before, which signs as well until a receiver has changed it. */
  formerSealedSecret: text('former_sealed_secret'),
  formerUntil: moment('former_until'),
  createdAt: moment('created_at').notNull(),
  pausedAt: moment('paused_at'),
  pauseReason: text('pause_reason'),
  /** Failures in a row that concern all messages, as no answer at all. */
  failures: integer('failures').notNull().default(0),
  restsUntil: moment('rests_until'),
  succeededAt: moment('succeeded_at'),
  /** The worker that alone delivers to it, until its lease ends. */
  leasedBy: text('leased_by'),
  leasedUntil: moment('leased_until'),
})

/**
 * What an endpoint is to hear. Triggers write it, within the transaction of the change and while the changed row is
 * locked, so ids of one subject are in the order in which it changed. No reference to the endpoint: its removal must
 * not fail an order that is being placed.
 */
export const hookDeliveries = pgTable(
  'hook_deliveries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    endpointId: text('endpoint_id').notNull(),
    event: text('event').notNull(),
    /** `order:…`, `variant:12`: what is told in order. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    notedAt: moment('noted_at').notNull().defaultNow(),
    /** Null for at once. */
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
    firstTriedAt: moment('first_tried_at'),
    /** Of the last attempt; null where nothing answered. */
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    doneAt: moment('done_at'),
    /** When it was given up. */
    deadAt: moment('dead_at'),
  },
  (table) => [
    index('hook_deliveries_open')
      .on(table.endpointId, table.subject, table.id)
      .where(sql`${table.doneAt} is null and ${table.deadAt} is null`),
    /** What is told of orders goes first. */
    index('hook_deliveries_next')
      .on(table.endpointId, sql`(${table.subject} not like 'order:%')`, table.id)
      .where(sql`${table.doneAt} is null and ${table.deadAt} is null`),
    index('hook_deliveries_noted').on(table.notedAt),
  ],
)
