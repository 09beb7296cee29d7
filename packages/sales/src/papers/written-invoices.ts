import { correctionOf } from '@shop/domain/invoice/correction'
import type { Invoice } from '@shop/domain/invoice/invoice'
import { orderInvoice } from '@shop/domain/invoice/order-invoice'
import type { Order } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { invoicesOfOrder, keepContent, unwrittenOrders } from '../invoice/invoice-store.ts'
import { orderById } from '../orders/order-lookup-store.ts'

/**
 * The invoice of an order and what was taken back of it, in the order of their issue. What stands on them is kept with
 * the first reading, so that no later change of order, prices or company changes them.
 */
export async function writtenInvoices(sql: Sql, shop: Shop, order: Order): Promise<Invoice[]> {
  const written: Invoice[] = []
  for (const { id, number, lines, issuedAt, content } of await invoicesOfOrder(sql, order.id)) {
    const issue = { number, issuedAt: issuedAt.toISOString() }
    const [invoice, ...earlier] = written
    const made = invoice
      ? correctionOf(invoice, { ...issue, lines: lines ?? [], earlier })
      : orderInvoice(order, shop, issue)
    if (content === null) await keepContent(sql, id, made)
    // Papers that were written before accounts had a balance say nothing of it.
    written.push(content === null ? made : { ...content, balance: content.balance ?? 0 })
  }
  return written
}

/** Writes down what stands on invoices that nobody has read yet. Tells of how many orders. */
export async function writeInvoices(sql: Sql, shops: Iterable<MailingShop>): Promise<number> {
  const open = [...shops].map(({ shop }) => shop)
  const unwritten = await unwrittenOrders(sql)
  for (const { orderId, locale } of unwritten) {
    try {
      const shop = open.find((known) => known.locale === locale)
      const order = await orderById(sql, orderId)
      if (shop !== undefined && order !== null) await writtenInvoices(sql, shop, order)
    } catch (error) {
      console.error(
        `The invoices of order ${orderId} could not be written down; they are tried again.`,
        error,
      )
    }
  }
  return unwritten.length
}
