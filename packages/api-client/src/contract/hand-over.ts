import { CODE_MAX } from '@shop/domain/promotion/code-max'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const text = v.string()

/**
 * Opens the checkout of another system for the shopper's basket. There only in shops that have one; the shop's own
 * checkout is `loadCheckout`. Opening it again changes nothing.
 *
 * Problem codes: `basket_empty` 409, `out_of_stock` 409.
 *
 * @see docs/scayle.md
 */
export const openHandOver = defineCall({
  name: 'openHandOver',
  method: 'PUT',
  path: '/api/checkout/hand-over/',
  rights: 'session',
  input: v.object({
    /** A code that waits for the checkout, as from a link. */
    voucher: v.exactOptional(v.pipe(text, v.trim(), v.minLength(1), v.maxLength(CODE_MAX))),
  }),
  answer: v.object({
    /** Defines the element; only the page of the checkout may load it. */
    script: v.pipe(text, v.url()),
    element: v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)+$/)),
    /** What the element has to have before it is put into the page; a signed token is among it, for minutes. */
    attributes: v.record(text, text),
    /** The attribute that says `true` with the shopper's consent to measuring. */
    consentAttribute: text,
  }),
})

/**
 * Takes back what the other system's checkout says of an order: the words behind the `?` of the address that it led to.
 * The answer's token opens `loadPlacedOrder`, for an order of this session's basket and no other.
 *
 * Problem codes: `not_found` 404 for an answer that nobody signed, or that is too old.
 */
export const finishHandOver = defineCall({
  name: 'finishHandOver',
  method: 'PUT',
  path: '/api/checkout/hand-over/order/',
  rights: 'session',
  input: v.object({ answer: v.pipe(text, v.maxLength(4000)) }),
  answer: v.object({ token: text }),
})
