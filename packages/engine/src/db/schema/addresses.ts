import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Localised } from '../../records/catalogue-record.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Where categories once were; written by triggers, never forgotten. */
export const categoryAddresses = pgTable('category_addresses', {
  path: text('path').primaryKey(),
  categoryId: integer('category_id').notNull(),
  movedAt: moment('moved_at').notNull().defaultNow(),
})

/** Reference keys that products once had; written by triggers, never forgotten. */
export const productNumbers = pgTable('product_numbers', {
  referenceKey: text('reference_key').primaryKey(),
  productId: integer('product_id').notNull(),
  movedAt: moment('moved_at').notNull().defaultNow(),
})

/** Products that were sold once and have been deleted since; written by triggers. */
export const goneProducts = pgTable('gone_products', {
  referenceKey: text('reference_key').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  categories: jsonb('categories').$type<number[]>().notNull(),
  goneAt: moment('gone_at').notNull().defaultNow(),
})

/** Every address that a story has or had; the newest of a story is where it is. */
export const storyAddresses = pgTable(
  'story_addresses',
  {
    language: text('language').notNull(),
    path: text('path').notNull(),
    uuid: text('uuid').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.path] }),
    index('story_addresses_story').on(table.language, table.uuid, table.since),
  ],
)
