import * as v from 'valibot'
import { defineCall } from './define-call.ts'

/** As long as any link's token may be. */
const token = v.pipe(v.string(), v.maxLength(200))

/**
 * Follows the link of the mail that asks whether a newsletter was meant; a second time is fine. 410
 * `newsletter_link_expired` for a link that is unknown or too old. @see product §3
 */
export const confirmNewsletter = defineCall({
  name: 'confirmNewsletter',
  method: 'POST',
  path: '/api/newsletter/confirm/',
  input: v.object({ token }),
  answer: v.object({}),
})

/** Ends a newsletter by its unsubscribe link; idempotent. The answer does not reveal whether there was one. */
export const unsubscribeNewsletter = defineCall({
  name: 'unsubscribeNewsletter',
  method: 'POST',
  path: '/api/newsletter/unsubscribe/',
  input: v.object({ token }),
  answer: v.object({}),
})
