import type { Language, Locale } from '@shop/domain/market/markets'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
