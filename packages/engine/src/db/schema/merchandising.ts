import type { Language, Locale } from '@shop/domain/market/markets'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { categories } from './catalogue.ts'

/** Lines of words that mean the same, as `search/words/synonyms.ts` reads them. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  { language: text('language').$type<Language>().notNull(), line: text('line').notNull() },
  (table) => [primaryKey({ columns: [table.language, table.line] })],
)

/** Words that lead straight to an address, one phrase in a row. */
export const searchRedirects = pgTable(
  'search_redirects',
  {
    language: text('language').$type<Language>().notNull(),
    phrase: text('phrase').notNull(),
    /** An address of the shop without locale prefix, or an https address. */
    target: text('target').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.phrase] })],
)

/** Addresses without a page, and where they redirect to. @see spec §2 */
export const pageRedirects = pgTable(
  'page_redirects',
  {
    locale: text('locale').$type<Locale>().notNull(),
    /** Without locale prefix, with its slashes. */
    path: text('path').notNull(),
    target: text('target').notNull(),
    status: integer('status').notNull().default(301),
  },
  (table) => [primaryKey({ columns: [table.locale, table.path] })],
)

/** How a list is steered on some days, in one country, or for a search; always and everywhere is `category_rankings`. */
export const listingRankings = pgTable(
  'listing_rankings',
  {
    id: text('id').primaryKey(),
    /** Null for every locale; a search has one. */
    locale: text('locale').$type<Locale>(),
    /** Either this or a phrase. */
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    phrase: text('phrase'),
    /** Days of the shop's calendar, both included. */
    firstDay: date('first_day'),
    lastDay: date('last_day'),
    boosts: jsonb('boosts').$type<unknown>().notNull().default([]),
    pins: jsonb('pins').$type<unknown>().notNull().default([]),
    campaigns: jsonb('campaigns').$type<unknown>().notNull().default({}),
    /** Whether pages were made anew for the days that hold now. */
    isNoted: boolean('is_noted').notNull().default(false),
  },
  (table) => [index('listing_rankings_category').on(table.categoryId)],
)

/** How the shop draws a colour, in place of what its name alone would show; by the key of its value. */
export const colourSwatches = pgTable('colour_swatches', {
  value: text('value').primaryKey(),
  swatch: jsonb('swatch').$type<unknown>().notNull(),
})

/** What stays in sight of a picture of the library where goods and categories show it cropped, in percent. */
export const pictureFocus = pgTable('picture_focus', {
  src: text('src').primaryKey(),
  x: integer('x').notNull(),
  y: integer('y').notNull(),
})

/** Which filters the list of a category offers, in which order; what is below it follows until it has a row of its own. */
export const categoryFilters = pgTable('category_filters', {
  categoryId: integer('category_id')
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  filters: jsonb('filters').$type<unknown>().notNull(),
})
