import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'

/** The shopper has signed in; the id is the only personal data. */
export const authLogin = defineEvent('frontend_auth_login', ANALYTICS, customerFields)

/** The shopper has made an account. */
export const authRegister = defineEvent('frontend_auth_register', ANALYTICS, customerFields)

/** The shopper goes on as a guest. */
export const authGuest = defineEvent('frontend_auth_guest', ANALYTICS, customerFields)

function customerFields(customerId: string): { customer_id: string } {
  return { customer_id: customerId }
}
