import * as v from 'valibot'
import { Checkout, GUEST_ADDRESS, User } from './invented-guest.ts'

/** A guest who buys by calls, as the pages of the shop do. */
export type Buyer = {
  /** Puts one into the basket. Returns the key of its line. */
  add: (variantId: number) => Promise<string>
  update: (itemKey: string, quantity: number) => Promise<void>
  /** Orders what lies in the basket, paid in advance. */
  order: () => Promise<void>
}

const Changed = v.object({
  type: v.picklist(['success', 'failure']),
  kind: v.nullable(v.string()),
  basket: v.object({
    items: v.array(v.object({ key: v.string(), variant: v.object({ id: v.number() }) })),
  }),
})
const Placed = v.object({ orderNumber: v.string() })

/** The German shop of the measured brand. */
const SHOP_ID = 1101
/**
 * Opens a session of its own and answers everything that the checkout asks, with one article in the basket.
 *
 * @throws with path, status and answer of the first call that the shop refuses
 */
export async function openBuyer(
  origin: string,
  firstVariant: number,
  shopId: number = SHOP_ID,
): Promise<Buyer> {
  let cookie = ''
  let posts = 0

  async function call<Found>(
    method: string,
    path: string,
    schema: v.GenericSchema<unknown, Found>,
    body?: object,
  ): Promise<Found> {
    const answer = await fetch(`${origin}${path}?locale=de-de`, {
      method,
      headers: {
        origin,
        cookie,
        'content-type': 'application/json',
        ...(method === 'POST' ? { 'idempotency-key': `${cookie.slice(-20)}-${posts++}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const [set] = answer.headers.getSetCookie()
    if (set !== undefined) cookie = set.split(';')[0] ?? ''
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`)
    return v.parse(schema, JSON.parse(text))
  }

  // Nobody's basket brings the session.
  await call('GET', `/api/shop/basket/get/basket_${shopId}_/`, v.unknown())
  const { id } = await call('GET', '/api/user/', User)
  const basketKey = `basket_${shopId}_${id}`
  const buyer: Buyer = {
    async add(variantId) {
      const input = { basketKey, variantId, quantity: 1 }
      const { type, kind, basket } = await call('POST', '/api/shop/basket/addItem/', Changed, input)
      if (type === 'failure') throw new Error(`The variant ${variantId} cannot be added: ${kind}.`)
      const line = basket.items.find(({ variant }) => variant.id === variantId)
      if (line === undefined) throw new Error(`The variant ${variantId} was added and is not in the basket.`)
      return line.key
    },
    async update(itemKey, quantity) {
      const input = { basketKey, itemKey, quantity }
      const { type, kind } = await call('POST', '/api/shop/basket/updateItem/', Changed, input)
      if (type === 'failure') throw new Error(`The line ${itemKey} cannot be changed: ${kind}.`)
    },
    async order() {
      await call('POST', '/api/checkout/order/', Placed, { acceptedTerms: true })
    },
  }

  await buyer.add(firstVariant)
  const email = `buyer-${id.slice(0, 12)}@example.org`
  const { shippingMethods } = await call('PUT', '/api/checkout/addresses/', Checkout, {
    email,
    shipping: GUEST_ADDRESS,
    billing: null,
  })
  await call('PUT', '/api/checkout/shipping/', v.unknown(), { shippingMethod: shippingMethods[0]?.key })
  await call('PUT', '/api/checkout/payment/', v.unknown(), { paymentKey: 'V' })
  return buyer
}
