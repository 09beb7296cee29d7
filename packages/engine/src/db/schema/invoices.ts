import type { CorrectionLine } from '@shop/domain/invoice/correction'
import type { Invoice } from '@shop/domain/invoice/invoice'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Every invoice and correction that was issued; an order with one is never deleted. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<Invoice['kind']>().notNull(),
    /** What a correction takes back. */
    lines: jsonb('lines').$type<CorrectionLine[]>(),
    issuedAt: moment('issued_at').notNull(),
    /** Its content, stored on first use, so that it never changes. */
    content: jsonb('content').$type<Invoice>(),
  },
  (table) => [
    index('invoices_order').on(table.orderId),
    index('invoices_unwritten').on(table.issuedAt).where(sql`${table.content} is null`),
    index('invoices_corrections').on(table.issuedAt).where(sql`${table.kind} = 'correction'`),
    uniqueIndex('invoices_one_per_order').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
  ],
)

/** Further tokens that open an order: every mail about it has its own, and none makes another one void. */
export const orderTokens = pgTable(
  'order_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('order_tokens_order').on(table.orderId)],
)
