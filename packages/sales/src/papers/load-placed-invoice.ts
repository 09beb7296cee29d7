import { loadPlacedInvoice } from '@shop/api-client/contract/invoices'
import { problem } from '@shop/api-client/contract/problem'
import { tokenHash } from '@shop/engine/session/token'
import { on } from '../on.ts'
import { orderByTokenHash } from '../orders/order-lookup-store.ts'
import { invoiceFile } from './invoice-file.ts'

/** The invoice of an order, accessible by the order's token. */
export const loadPlacedInvoiceHandler = on(loadPlacedInvoice).answer(async ({ token, number }, context) => {
  const order = await orderByTokenHash(context.sql, tokenHash(token), context.now)
  if (order === null || order.locale !== context.shop.locale)
    throw problem(404, 'not_found', 'There is no order under this address.')
  return invoiceFile(context, order, number)
})
