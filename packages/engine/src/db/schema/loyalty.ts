import type { PointFactors } from '@shop/domain/payback/order-points'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What an order earns with the loyalty programme. A trigger makes it due with everything that happens to its order. */
export const orderPoints = pgTable(
  'order_points',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** To which they are credited; null where the shopper gave none, and once the person is erased. */
    number: text('number'),
    /** Of its items by position, as they were when it was placed: later ones change nothing. */
    factors: jsonb('factors').$type<PointFactors>().notNull(),
    /** What it earned when it was placed. */
    points: integer('points').notNull(),
    /** What it has earned as it was last looked at, less what came back. */
    earned: integer('earned').notNull(),
    /** When it is looked at; null where nothing can have changed since the last time. */
    dueAt: moment('due_at'),
  },
  (table) => [
    index('order_points_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('order_points_not_negative', sql`${table.points} >= 0 and ${table.earned} >= 0`),
  ],
)

export const POSTING_STATES = ['due', 'done', 'refused', 'givenUp', 'dropped'] as const
export type PostingState = (typeof POSTING_STATES)[number]

/**
 * Points that the loyalty programme is told of: written in the transaction that decides it, sent afterwards under its id,
 * by which the programme knows it again. An order has one open posting at most, so that they arrive one after the other.
 */
export const pointsPostings = pgTable(
  'points_postings',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What took it; null until then. */
    programme: text('programme'),
    kind: text('kind').$type<'credit' | 'reversal'>().notNull(),
    points: integer('points').notNull(),
    /** `refused` by the programme, `givenUp` after a week of trying, `dropped` with the number of an erased person. */
    state: text('state').$type<PostingState>().notNull(),
    /** The programme's name for it. */
    reference: text('reference'),
    attempts: integer('attempts').notNull().default(0),
    firstTriedAt: moment('first_tried_at'),
    lastError: text('last_error'),
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('points_postings_order').on(table.orderId),
    index('points_postings_due').on(table.dueAt).where(sql`${table.state} = 'due'`),
    index('points_postings_stuck').on(table.updatedAt).where(sql`${table.state} in ('refused', 'givenUp')`),
    uniqueIndex('points_postings_one_open').on(table.orderId).where(sql`${table.state} = 'due'`),
    check('points_postings_points_positive', sql`${table.points} > 0`),
  ],
)
