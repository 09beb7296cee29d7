import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { Checkout, GUEST_ADDRESS, User } from '../invented-guest.ts'
import type { Answer, Asked } from './asking.ts'

export type ShopperOptions = {
  /** Of the German shop. */
  shopId: number
  variantId: number
  /** Whether what lies in the basket is ordered, too. */
  orders: boolean
}

/**
 * What one guest asks, one request after the other: a basket, and now and then an order. Gets each answer before the next
 * request; ends early where the shop refuses.
 */
export function* shopper({ shopId, variantId, orders }: ShopperOptions): Generator<Asked, void, Answer> {
  let cookie = ''
  function* call(
    kind: Asked['kind'],
    method: string,
    path: string,
    body?: object,
  ): Generator<Asked, Answer, Answer> {
    const answer = yield {
      kind,
      method,
      path: `${path}?locale=de-de`,
      cookie,
      ...(body ? { body } : {}),
      ...(method === 'POST' ? { key: randomUUID() } : {}),
    }
    cookie = answer.cookie ?? cookie
    return answer
  }

  if (isRefused(yield* call('basket', 'GET', `/api/shop/basket/get/basket_${shopId}_/`))) return
  const user = parsed(User, yield* call('basket', 'GET', '/api/user/'))
  if (user === null) return
  const basketKey = `basket_${shopId}_${user.id}`
  const item = { basketKey, variantId, quantity: 1 }
  if (isRefused(yield* call('basket', 'POST', '/api/shop/basket/addItem/', item))) return
  if (isRefused(yield* call('basket', 'GET', `/api/shop/basket/get/${basketKey}/`)) || !orders) return

  const addresses = {
    email: `soak-${user.id.slice(0, 12)}@example.org`,
    shipping: GUEST_ADDRESS,
    billing: null,
  }
  const checkout = parsed(Checkout, yield* call('order', 'PUT', '/api/checkout/addresses/', addresses))
  if (checkout === null) return
  const shippingMethod = checkout.shippingMethods[0]?.key
  if (isRefused(yield* call('order', 'PUT', '/api/checkout/shipping/', { shippingMethod }))) return
  if (isRefused(yield* call('order', 'PUT', '/api/checkout/payment/', { paymentKey: 'V' }))) return
  yield* call('order', 'POST', '/api/checkout/order/', { acceptedTerms: true })
}

function isRefused({ status }: Answer): boolean {
  return status < 200 || status >= 300
}

function parsed<Found>(schema: v.GenericSchema<unknown, Found>, answer: Answer): Found | null {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), answer.text)
  return !isRefused(answer) && found.success ? found.output : null
}
