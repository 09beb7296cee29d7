import { ORDER_TOKEN } from '@shop/domain/order/order-token'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { FileAnswerSchema } from './file-answer.ts'

/** The invoice without a number; else the correction that has it. */
const number = v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,6}-\d{8,12}$/)))

/** The invoice of one's own order as PDF. 404 for foreign and unknown orders, and before an order is confirmed. */
export const loadInvoice = defineCall({
  name: 'loadInvoice',
  method: 'GET',
  path: '/api/user/orders/{orderNumber}/invoice.pdf/',
  rights: 'customer',
  input: v.object({ orderNumber: v.pipe(v.string(), v.maxLength(40)), number }),
  answer: FileAnswerSchema,
})

/** The same by the token of the thank-you page, which gives access to the whole order anyway. */
export const loadPlacedInvoice = defineCall({
  name: 'loadPlacedInvoice',
  method: 'GET',
  path: '/api/checkout/order/{token}/invoice.pdf/',
  rights: 'open',
  input: v.object({ token: v.pipe(v.string(), v.regex(ORDER_TOKEN)), number }),
  answer: FileAnswerSchema,
})
