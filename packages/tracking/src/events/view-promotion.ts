import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'

/** The shopper has seen a promotion; `promotion` is the string of `manualPromotion`. Tracked once per session. */
export const viewPromotion = defineEvent('frontend_view_promotion', ANALYTICS, (promotion: string) => {
  const [id = '', name = '', creative = '', slot = ''] = promotion.split('|')
  return { promotion, promotion_id: id, promotion_name: name, creative_name: creative, creative_slot: slot }
})
