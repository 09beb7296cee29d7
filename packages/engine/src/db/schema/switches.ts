import type { Locale } from '@shop/domain/market/markets'
import type { FeatureName } from '@shop/domain/shop/brand'
import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What operators have switched while the shop runs. @see call/switches.ts */
export const switches = pgTable('switches', {
  name: text('name').primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

/** Features of the brand that operators have switched, by locale. */
export const featureSwitches = pgTable(
  'feature_switches',
  {
    feature: text('feature').$type<FeatureName>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    isOn: boolean('is_on').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.feature, table.locale] })],
)
