import { ORDER_TOKEN } from '@shop/domain/order/order-token'
import * as v from 'valibot'

/** The number of an order in an address. */
export const orderNumber = v.pipe(v.string(), v.maxLength(40))

/** Opens an order without signing in: the token of a link that was mailed to its shopper. */
export const orderToken = v.exactOptional(v.nullable(v.pipe(v.string(), v.regex(ORDER_TOKEN))), null)
