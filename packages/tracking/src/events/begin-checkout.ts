import { basketFields } from '../basket-fields.ts'
import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'

/** The shopper has entered the checkout. */
export const beginCheckout = defineEvent('frontend_begin_checkout', ANALYTICS, basketFields)
