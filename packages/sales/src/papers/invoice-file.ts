import type { FileAnswer } from '@shop/api-client/contract/file-answer'
import { problem } from '@shop/api-client/contract/problem'
import type { Order } from '@shop/domain/order/order'
import { invoicePdf } from '../invoice/invoice-pdf.ts'
import type { CallContext } from '../on.ts'
import { writtenInvoices } from './written-invoices.ts'

/**
 * An order's invoice as a file, or the correction with that number. Throws 404 `invoice_missing` for an order that was
 * not confirmed, and for a number that belongs to another order.
 */
export async function invoiceFile(
  { sql, shop }: Pick<CallContext, 'sql' | 'shop'>,
  order: Order,
  number: string | undefined,
): Promise<FileAnswer> {
  const invoices = await writtenInvoices(sql, shop, order)
  const wanted = number === undefined ? invoices[0] : invoices.find((invoice) => invoice.number === number)
  if (wanted === undefined)
    throw problem(404, 'invoice_missing', 'There is no such invoice; an order has one once it is confirmed.')

  const bytes = await invoicePdf(wanted, shop.paper)
  return { fileName: `${wanted.number}.pdf`, mediaType: 'application/pdf', bytes }
}
