import { sql } from 'drizzle-orm'
import { bigserial, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** PostgreSQL's 64-bit transaction id, as text here: a JavaScript number cannot hold every one. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** The first answer to every Idempotency-Key, encrypted for the session that asked. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Digest of session and key. */
    key: text('key').primaryKey(),
    userId: text('user_id'),
    call: text('call'),
    requestHash: text('request_hash').notNull(),
    sealedAnswer: text('sealed_answer'),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [index('idempotency_keys_started').on(table.startedAt)],
)

/** How often something was tried, by digests of who tried it or what it was tried on. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    /** When the count begins again. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('attempts_ended').on(table.endsAt)],
)

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What one process has made for the others, for as long as it is good; empty after a crash of the server. */
export const sharedValues = pgTable(
  'shared_values',
  {
    key: text('key').primaryKey(),
    value: bytes('value').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('shared_values_ended').on(table.endsAt)],
)

/** Work that must happen because a transaction was committed; written within it, done after it, at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    availableAt: moment('available_at').notNull().defaultNow(),
    leasedUntil: moment('leased_until'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    doneAt: moment('done_at'),
    /** When it was given up: refused for good, or tried for too long. */
    deadAt: moment('dead_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('outbox_open').on(table.availableAt).where(sql`${table.doneAt} is null`),
    index('outbox_done').on(table.doneAt).where(sql`${table.doneAt} is not null`),
  ],
)

/** The audit of each night: whoever makes it has it until a moment, and notes how many invariants were broken. */
export const audits = pgTable('audits', {
  night: text('night').primaryKey(),
  claimedUntil: moment('claimed_until').notNull(),
  endedAt: moment('ended_at'),
  broken: integer('broken'),
})

/**
 * What changed in the catalogue, for caches and indexes. Triggers write it, within the transaction of the change.
 * Ids of concurrent transactions may become visible out of order: readers go by `transaction`.
 */
export const changes = pgTable(
  'changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transaction: transactionId('transaction').notNull().default(sql`pg_current_xact_id()`),
    /** `product:123`, `category:4`. */
    tags: text('tags').array().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('changes_transaction').on(table.transaction), index('changes_at').on(table.at)],
)

/** Mails the shop has sent or would send; the embedded mail adapter keeps them here. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    locale: text('locale').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [index('mails_to').on(table.to), index('mails_sent').on(table.sentAt)],
)
