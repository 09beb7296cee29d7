import { basketFields } from '../basket-fields.ts'
import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'

/** The shopper looks at the basket. */
export const viewCart = defineEvent('frontend_view_cart', ANALYTICS, basketFields)
