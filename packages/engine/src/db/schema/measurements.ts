import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const number = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** What a browser measured on one page; without personal data. @see spec §7 "A browser beacon" */
export const webVitals = pgTable(
  'web_vitals',
  {
    id: number(),
    measuredAt: moment('measured_at'),
    locale: text('locale').notNull(),
    pageKind: text('page_kind').notNull(),
    path: text('path').notNull(),
    metric: text('metric').notNull(),
    /** ms, but CLS, which has no unit. */
    value: doublePrecision('value').notNull(),
    rating: text('rating').notNull(),
    /** What was to blame for it, as the browser says. */
    attribution: jsonb('attribution').$type<Record<string, string | number>>().notNull(),
  },
  (table) => [index('web_vitals_measured').on(table.measuredAt)],
)

/** Decisions in the banner, anonymous: the proof that, and how, the shop has asked. @see eu-duties C-27 */
export const consentDecisions = pgTable(
  'consent_decisions',
  {
    id: number(),
    decidedAt: moment('decided_at'),
    shopId: integer('shop_id').notNull(),
    action: text('action').notNull(),
    path: text('path').notNull(),
    version: text('version').notNull(),
    consents: jsonb('consents').$type<Record<string, boolean>>().notNull(),
  },
  (table) => [index('consent_decisions_decided').on(table.decidedAt)],
)

/** A device of a store: its users are not asked for consent. @see product §11.10 */
export const retailDevices = pgTable(
  'retail_devices',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Of the link that marks the device; null once it was opened. */
    linkHash: text('link_hash'),
    linkEndsAt: moment('link_ends_at'),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    createdAt: moment('created_at'),
  },
  (table) => [uniqueIndex('retail_devices_link').on(table.linkHash)],
)
