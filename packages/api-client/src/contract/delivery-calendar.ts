import { ORDER_TOKEN } from '@shop/domain/order/order-token'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { FileAnswerSchema } from './file-answer.ts'

/**
 * The days of an order's deliveries for a calendar, by the token of its page. 404 for unknown orders, and where nothing is
 * on its way.
 */
export const loadDeliveryCalendar = defineCall({
  name: 'loadDeliveryCalendar',
  method: 'GET',
  path: '/api/checkout/order/{token}/delivery.ics/',
  rights: 'open',
  input: v.object({ token: v.pipe(v.string(), v.regex(ORDER_TOKEN)) }),
  answer: FileAnswerSchema,
})
