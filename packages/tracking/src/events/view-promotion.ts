import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'

/** The shopper has seen a promotion; `promotion` is the string of `manualPromotion`. Tracked once per session. */
export const viewPromotion = defineEvent('frontend_view_promotion', ANALYTICS, (promotion: string) => ({
  promotion,
}))
