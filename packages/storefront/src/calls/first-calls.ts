import { createHttpApi } from '@shop/api-client/client/http-api'
import type { Api } from '@shop/api-client/contract/define-call'
import { fetchOrEarly } from './early-answers.ts'
import { announceOutage, withToldOutages } from './told-outages.ts'

/*
 * The calls that a page makes first, and what makes them, as one door: each further door of the same file would be a
 * file and a request of its own, one after the other.
 */
export * as basketCalls from '@shop/api-client/contract/basket'
export * as userCalls from '@shop/api-client/contract/user'
export * as wishlistCalls from '@shop/api-client/contract/wishlist'

/** The API over HTTP, which takes what the start script has asked for already, and tells of an outage. */
export function httpApi(locale: string): Api {
  return withToldOutages(createHttpApi({ locale, fetch: fetchOrEarly }), announceOutage)
}
