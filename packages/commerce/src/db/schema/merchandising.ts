import type { Language } from '@shop/domain/shop/markets'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
