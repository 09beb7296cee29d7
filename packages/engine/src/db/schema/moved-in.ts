import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** What came from another shop, by the names that it had there: moving in again finds it, and changes nothing. */
export const movedIn = pgTable(
  'moved_in',
  {
    /** The system that it came from: `shopify`. */
    source: text('source').notNull(),
    kind: text('kind')
      .$type<'category' | 'product' | 'variant' | 'picture' | 'customer' | 'order' | 'redirect' | 'story'>()
      .notNull(),
    oldId: text('old_id').notNull(),
    /** Its id here; of a picture what a catalogue file says of it, of a redirect where it was led to, of a story its address. */
    newId: text('new_id').notNull(),
    movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
    /**
     * Of a product: digests of what was written last, by field. A field that says something else by now was changed here, and
     * a later move leaves it alone. Null for what moved in before this was kept, and for everything that is no product.
     */
    fields: jsonb('fields').$type<Record<string, string>>(),
  },
  (table) => [
    primaryKey({ name: 'moved_in_pk', columns: [table.source, table.kind, table.oldId] }),
    uniqueIndex('moved_in_numbers')
      .on(table.kind, table.newId)
      .where(sql`${table.kind} in ('product', 'variant')`),
    index('moved_in_customers').on(table.newId).where(sql`${table.kind} = 'customer'`),
  ],
)
