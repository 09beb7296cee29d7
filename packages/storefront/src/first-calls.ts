/**
 * The calls that a page makes first, and what makes them, as one door: each further door of the same file would be a
 * file and a request of its own, one after the other.
 */
export { createHttpApi } from '@shop/api-client/client/http-api'
export * as basketCalls from '@shop/api-client/contract/basket'
export * as userCalls from '@shop/api-client/contract/user'
export * as wishlistCalls from '@shop/api-client/contract/wishlist'
export { withToldOutages } from './told-outages.ts'
