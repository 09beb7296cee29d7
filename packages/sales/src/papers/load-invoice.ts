import { loadInvoice } from '@shop/api-client/contract/invoices'
import { problem } from '@shop/api-client/contract/problem'
import { onSession } from '../on.ts'
import { orderOfCustomer } from '../orders/order-lookup-store.ts'
import { invoiceFile } from './invoice-file.ts'

/** The invoice of one's own order; 404 for any other. @see product §3 */
export const loadInvoiceHandler = onSession(loadInvoice).answer(async ({ orderNumber, number }, context) => {
  const { sql, session, shop } = context
  const order =
    session.customerId === null
      ? null
      : await orderOfCustomer(sql, { orderNumber, customerId: session.customerId, locale: shop.locale })
  if (order === null) throw problem(404, 'not_found', 'There is no order with this number.')
  return invoiceFile(context, order, number)
})
