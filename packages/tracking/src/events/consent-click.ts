import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'

/**
 * The shopper has pressed something in the consent banner. `reason` is why it had to ask: null where it was opened to
 * change an answer. Sent only to services that the answer allows.
 *
 * @see spec §7 "Also events on consent clicks"
 */
export const consentClick = defineEvent(
  'frontend_consent_click',
  ANALYTICS,
  (action: string, reason: string | null) => ({ consent_action: action, consent_reason: reason }),
)
