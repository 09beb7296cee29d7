import { correctionOf } from '@shop/domain/invoice/correction'
import type { Invoice } from '@shop/domain/invoice/invoice'
import { orderInvoice } from '@shop/domain/invoice/order-invoice'
import type { Order } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import { loggedError } from '@shop/engine/trace/logged-error'
import type { MailingShop } from '@shop/mail/mailing-shop'
import { invoicesOfOrder, keepContent, unwrittenOrders } from '../invoice/invoice-store.ts'
import { orderById } from '../orders/order-lookup-store.ts'

/**
 * The invoice of an order and its corrections, in the order of their issue. Their content is stored on first use, so
 * that no later change of order, prices or company affects them.
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

/** Stores the content of invoices that were not opened yet. Returns of how many orders. */
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
        loggedError(error),
      )
    }
  }
  return unwritten.length
}
