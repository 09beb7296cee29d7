import type { CorrectionLine } from '@shop/domain/invoice/correction'
import { invoiceNumber } from '@shop/domain/invoice/invoice-number'
import type { Sql } from '@shop/engine/db/database'
import { nextSequence } from '@shop/engine/db/next-sequence'
import { insertInvoice, invoicesOfOrder, shopOfOrder } from './invoice-store.ts'

type Issue = { orderId: string; now: Date }

/**
 * Gives an order its invoice, in the transaction that confirms it: number and state come true together or not at all,
 * so numbers have no gaps.
 *
 * @see docs/decisions "Invoices"
 */
export async function issueInvoice(sql: Sql, { orderId, now }: Issue): Promise<void> {
  const number = await nextNumber(sql, orderId)
  await insertInvoice(sql, { number, orderId, kind: 'invoice', lines: null, now })
}

/**
 * Issues the correction of a part of an order's invoice, in the transaction of the refund. It is never dated before what it
 * corrects, even where the clock went back meanwhile.
 */
export async function issueCorrection(
  sql: Sql,
  { orderId, now, lines }: Issue & { lines: CorrectionLine[] },
): Promise<string> {
  const number = await nextNumber(sql, orderId)
  const [invoice] = await invoicesOfOrder(sql, orderId)
  const issuedAt = invoice !== undefined && invoice.issuedAt > now ? invoice.issuedAt : now
  await insertInvoice(sql, { number, orderId, kind: 'correction', lines, now: issuedAt })
  return number
}

/** Every shop has a sequence of its own, which invoices and corrections share. */
export function invoiceCounter(shopId: number): string {
  return `invoice:${shopId}`
}

async function nextNumber(sql: Sql, orderId: string): Promise<string> {
  const shopId = await shopOfOrder(sql, orderId)
  return invoiceNumber(shopId, await nextSequence(sql, invoiceCounter(shopId)))
}
