import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** What came from another shop, by the names that it had there: moving in again finds it, and changes nothing. */
export const movedIn = pgTable(
  'moved_in',
  {
    /** The system that it came from: `shopify`. */
    source: text('source').notNull(),
    kind: text('kind')
      .$type<'category' | 'product' | 'variant' | 'picture' | 'customer' | 'order'>()
      .notNull(),
    oldId: text('old_id').notNull(),
    /** Its id here; of a picture what a catalogue file says of it. */
    newId: text('new_id').notNull(),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'moved_in_pk', columns: [table.source, table.kind, table.oldId] }),
    uniqueIndex('moved_in_numbers')
      .on(table.kind, table.newId)
      .where(sql`${table.kind} in ('product', 'variant')`),
    index('moved_in_customers').on(table.newId).where(sql`${table.kind} = 'customer'`),
  ],
)
