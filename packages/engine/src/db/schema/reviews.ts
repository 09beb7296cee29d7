import type { Language, Locale } from '@shop/domain/market/markets'
import type { RemovalGround, ReportReason } from '@shop/domain/review/review-report'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { users } from './shopper.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export type ReviewState = 'pending' | 'approved' | 'rejected'
export type ReportState = 'received' | 'removed' | 'kept'

/**
 * Customers' reviews. Every change of a state changes the product's rating with it: see the triggers of migration 0004.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for imported reviews, and once the account is deleted: the words stay, the person is gone. */
    customerId: text('customer_id').references(() => users.id, { onDelete: 'set null' }),
    language: text('language').$type<Language>().notNull(),
    /** Where it was written, for mails to its author; null for imported reviews and those from before the column. */
    locale: text('locale').$type<Locale>(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    nickname: text('nickname').notNull(),
    state: text('state').$type<ReviewState>().notNull(),
    /**
     * Whether this customer has bought the product, paid for it and kept it; follows payments and items by the triggers of
     * migration 0026. @see eu-duties C-33
     */
    isVerified: boolean('is_verified').notNull(),
    /** Its stars are part of the catalogue file's rating, so they are not added to it again. */
    isImported: boolean('is_imported').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('reviews_once').on(table.productId, table.customerId),
    index('reviews_shown').on(table.productId, table.createdAt).where(sql`${table.state} = 'approved'`),
    index('reviews_pending').on(table.createdAt).where(sql`${table.state} = 'pending'`),
    index('reviews_decided').on(table.state, table.decidedAt, table.id).where(sql`not ${table.isImported}`),
    index('reviews_customer').on(table.customerId),
    check('reviews_rating_in_stars', sql`${table.rating} between 1 and 5`),
  ],
)

/** Notices that a review is against the law or the rules, and what was decided. @see eu-duties C-48 */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: text('id').primaryKey(),
    /** What both sides call it. */
    number: text('number').notNull().unique(),
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    message: text('message').notNull(),
    /** Empty where the law asks for no name, and once the person is erased. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    state: text('state').$type<ReportState>().notNull(),
    /** Why it was decided like this, in the words that both sides read. */
    why: text('why'),
    ground: text('ground').$type<RemovalGround>(),
    decidedBy: text('decided_by'),
    receivedAt: moment('received_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('review_reports_review').on(table.reviewId),
    index('review_reports_email').on(table.email),
    index('review_reports_open').on(table.receivedAt).where(sql`${table.state} = 'received'`),
  ],
)
