import type { InboxEntryKind } from '@shop/api-client/office/inbox-entry'
import type { InboxState } from '@shop/domain/inbox/inbox-item'
import type { Locale } from '@shop/domain/market/markets'
import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What somebody has written to customer service, or said and somebody of the desk has written down. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    /** What both sides call it, `N-4821-0937`. */
    number: text('number').notNull().unique(),
    kind: text('kind').$type<'message' | 'privacy'>().notNull(),
    source: text('source').$type<'form' | 'desk'>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    topic: text('topic').notNull(),
    /** What a form of editors is called, else empty. */
    subject: text('subject').notNull(),
    orderNumber: text('order_number').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    answers: jsonb('answers').$type<{ label: string; value: string }[]>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('contact_messages_received').on(table.receivedAt),
    index('contact_messages_email').on(table.email),
  ],
)

/** What the desk does about a message, a complaint or a withdrawal, by its number; no row while nobody has begun. */
export const inboxWork = pgTable('inbox_work', {
  number: text('number').primaryKey(),
  state: text('state').$type<InboxState>().notNull(),
  ownerId: text('owner_id'),
  ownerName: text('owner_name'),
  /** When it was answered first. */
  answeredAt: moment('answered_at'),
  outcome: text('outcome'),
  closedAt: moment('closed_at'),
})

/** What has happened to it at the desk; the latest one is its version. */
export const inboxEntries = pgTable(
  'inbox_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    number: text('number').notNull(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
    kind: text('kind').$type<InboxEntryKind>().notNull(),
    text: text('text'),
  },
  (table) => [index('inbox_entries_number').on(table.number, table.id)],
)
