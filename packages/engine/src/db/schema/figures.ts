import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const hour = () => timestamp('hour', { withTimezone: true }).notNull()
const minor = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** How often something was done in an hour, by anybody: neither a person nor a session has ever been in it. */
export const factCounts = pgTable(
  'fact_counts',
  {
    hour: hour(),
    locale: text('locale').notNull(),
    fact: text('fact').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.locale, table.fact] }),
    index('fact_counts_invented').on(table.hour).where(sql`${table.fact} = 'invented'`),
  ],
)

/** How often a term was searched for on a day, UTC, and how often of these nothing was found. */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date('day').notNull(),
    locale: text('locale').notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull(),
    unanswered: integer('unanswered').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.term] })],
)

/** Hours in which an order was confirmed or corrected, until their sums are made anew. */
export const salesChanges = pgTable('sales_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  hour: hour(),
  locale: text('locale').notNull(),
})

/** Sums of the orders placed in an hour, and of the corrections issued in it; minor units. */
export const salesHours = pgTable(
  'sales_hours',
  {
    hour: hour(),
    locale: text('locale').notNull(),
    currency: text('currency').notNull(),
    orders: integer('orders').notNull().default(0),
    gross: minor('gross'),
    tax: minor('tax'),
    /** What corrections have taken back, for cancelled, returned and refunded goods. */
    returned: minor('returned'),
  },
  (table) => [primaryKey({ columns: [table.hour, table.locale, table.currency] })],
)

/** Units of a variant in the orders of an hour. */
export const variantHours = pgTable(
  'variant_hours',
  {
    hour: hour(),
    locale: text('locale').notNull(),
    currency: text('currency').notNull(),
    variantId: integer('variant_id').notNull(),
    units: integer('units').notNull(),
    /** Minor units with tax. */
    gross: bigint('gross', { mode: 'number' }).notNull(),
    /** What the units cost whose cost was known when they were ordered. */
    cost: minor('cost'),
    /** Of `gross`, what is about these units. */
    costedGross: minor('costed_gross'),
    /** The same without tax. */
    costedNet: minor('costed_net'),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.locale, table.currency, table.variantId] }),
    index('variant_hours_variant').on(table.variantId, table.hour),
  ],
)
