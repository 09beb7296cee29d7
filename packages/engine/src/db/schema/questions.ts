import type { Language, Locale } from '@shop/domain/market/markets'
import type { DeclineReason, QuestionState } from '@shop/domain/question/question'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { users } from './shopper.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Questions on products. What appears or goes changes its product's page: see the trigger of migration 0095. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: text('id').primaryKey(),
    /** What the inbox calls it, `Q-4821-0937`. */
    number: text('number').notNull().unique(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for whoever was not signed in, and once the account is deleted. */
    customerId: text('customer_id').references(() => users.id, { onDelete: 'set null' }),
    locale: text('locale').$type<Locale>().notNull(),
    language: text('language').$type<Language>().notNull(),
    question: text('question').notNull(),
    /** What its author wants to be called; empty for nothing, and once the person is erased. */
    name: text('name').notNull(),
    /** Where the answer goes; empty once it went, so that nobody is written to twice, and once its period is over. */
    email: text('email').notNull(),
    state: text('state').$type<QuestionState>().notNull(),
    /** The shop's; it stays with a question that was taken down. */
    answer: text('answer'),
    declinedFor: text('declined_for').$type<DeclineReason>(),
    decidedBy: text('decided_by'),
    askedAt: moment('asked_at').notNull(),
    /** Of the first answer, which an edit leaves as it is, or of the refusal. */
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('product_questions_shown')
      .on(table.productId, table.decidedAt)
      .where(sql`${table.state} = 'answered'`),
    index('product_questions_open').on(table.askedAt).where(sql`${table.state} = 'asked'`),
    index('product_questions_email').on(table.email).where(sql`${table.email} <> ''`),
    index('product_questions_customer').on(table.customerId),
  ],
)
