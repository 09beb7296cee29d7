import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'

/** The shopper has used something worth knowing about, for example swiped a picture. */
export const feature = defineEvent('frontend_feature', ANALYTICS, (name: 'picture_swipe') => ({
  feature: name,
}))
