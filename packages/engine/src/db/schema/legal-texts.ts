import type { ContractPage, LegalText } from '@shop/domain/legal-text/legal-text'
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every version of the texts of the contract that was ever shown or agreed to; rows are never changed. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    /** Digest of what it says. */
    id: text('id').primaryKey(),
    locale: text('locale').notNull(),
    page: text('page').$type<ContractPage>().notNull(),
    text: jsonb('text').$type<LegalText>().notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('legal_texts_locale').on(table.locale, table.page, table.firstSeenAt)],
)
