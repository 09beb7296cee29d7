import * as v from 'valibot'
import { writtenId } from './database-integer.ts'
import { defineCall } from './define-call.ts'

/** The part of a mail's link that proves who follows it. */
const token = v.pipe(v.string(), v.maxLength(100))

/**
 * Requests a reminder for when a variant can be ordered again. An address that is not the signed-in customer's has to
 * be confirmed by mail first. 404 `variant_not_found`, 409 `variant_available`, 422 `input_invalid`, 429.
 *
 * @see product §3
 */
export const requestReminder = defineCall({
  name: 'requestReminder',
  method: 'POST',
  path: '/api/shop/variants/{variantId}/reminder/',
  rights: 'session',
  status: 202,
  input: v.object({ variantId: writtenId, email: v.pipe(v.string(), v.maxLength(1000)) }),
  answer: v.object({}),
})

/** Follows the link of the first mail. 410 `reminder_link_expired` for a link that is unknown, used or too old. */
export const confirmReminder = defineCall({
  name: 'confirmReminder',
  method: 'POST',
  path: '/api/shop/reminders/confirm/',
  rights: 'session',
  input: v.object({ token }),
  answer: v.object({ productName: v.string() }),
})

/** Ends a reminder by its link; idempotent. The answer does not reveal whether there was one. */
export const cancelReminder = defineCall({
  name: 'cancelReminder',
  method: 'POST',
  path: '/api/shop/reminders/cancel/',
  rights: 'session',
  status: 202,
  input: v.object({ token }),
  answer: v.object({}),
})
