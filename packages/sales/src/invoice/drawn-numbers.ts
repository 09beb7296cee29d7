import { invoiceNumber } from '@shop/domain/invoice/invoice-number'
import { orderNumber } from '@shop/domain/order/order-number'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import { nextSequences, numberOf } from '@shop/engine/db/next-sequence'
import { invoiceCounter } from './issue-invoice.ts'

/**
 * The numbers of a new order and, where it needs no waiting, of its invoice; in one go, always in this order. An order that
 * waits gets its invoice with the payment.
 */
export async function drawnNumbers(
  sql: Sql,
  { orderNumberPrefix, shopId }: Shop,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<{ order: string; invoice: string | null }> {
  const invoices = invoiceCounter(shopId)
  const drawn = await nextSequences(sql, isConfirmed ? [orderNumberPrefix, invoices] : [orderNumberPrefix])
  return {
    order: orderNumber(orderNumberPrefix, numberOf(drawn, orderNumberPrefix)),
    invoice: isConfirmed ? invoiceNumber(shopId, numberOf(drawn, invoices)) : null,
  }
}
