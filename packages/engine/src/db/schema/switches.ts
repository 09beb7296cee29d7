import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What operators have switched while the shop runs. @see call/switches.ts */
export const switches = pgTable('switches', {
  name: text('name').primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
