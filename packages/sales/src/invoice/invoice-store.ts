import type { CorrectionLine } from '@shop/domain/invoice/correction'
import type { Invoice } from '@shop/domain/invoice/invoice'
import { ASYNCHRONOUS_COMMIT } from '@shop/engine/db/asynchronous-commit'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orders } from '@shop/engine/db/schema/orders'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'

export type StoredInvoice = typeof invoices.$inferSelect

type NewInvoice = {
  number: string
  orderId: string
  kind: Invoice['kind']
  lines: CorrectionLine[] | null
  now: Date
}

export async function insertInvoice(sql: Sql, invoice: NewInvoice): Promise<void> {
  await newInvoice(sql, invoice)
}

/** The statement that inserts an invoice, to be batched with its order's. */
export function newInvoice(sql: Sql, { now, ...invoice }: NewInvoice) {
  return sql.insert(invoices).values({ id: newKey(), ...invoice, issuedAt: now })
}

/** Everything that was issued for an order, its invoice first whatever a clock said. */
export async function invoicesOfOrder(sql: Sql, orderId: string): Promise<StoredInvoice[]> {
  return sql
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.kind), asc(invoices.issuedAt), asc(invoices.number))
}

/** Stores the content of an invoice, unless it is stored already; what a power failure loses is written again. */
export async function keepContent(sql: Sql, id: string, content: Invoice): Promise<void> {
  await sql
    .update(invoices)
    .set({ content })
    .where(and(eq(invoices.id, id), isNull(invoices.content)))
    .returning({ wait: ASYNCHRONOUS_COMMIT })
}

/** Orders with an invoice whose content is not stored yet, at most a hundred. */
export async function unwrittenOrders(sql: Sql): Promise<{ orderId: string; locale: string }[]> {
  return sql
    .selectDistinct({ orderId: orders.id, locale: orders.locale })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(isNull(invoices.content))
    .limit(100)
}

/** Whose sequence an order's invoice belongs to. */
export async function shopOfOrder(sql: Sql, orderId: string): Promise<number> {
  const [row] = await sql.select({ shopId: orders.shopId }).from(orders).where(eq(orders.id, orderId))
  if (row === undefined) throw new Error(`There is no order ${orderId} that could get an invoice.`)
  return row.shopId
}
