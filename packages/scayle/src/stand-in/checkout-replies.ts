import { createHmac } from 'node:crypto'
import type { Locale } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { checkoutScript } from './checkout-script.ts'
import { ok, type Reply, refused } from './reply.ts'
import { type Shoppers, shownBasket } from './shopper-replies.ts'
import type { StandInGoods, StandInShop } from './stand-in-goods.ts'

/** How the checkout of the stand-in is asked, and what it signs with. */
export type StandInCheckout = { user: string; token: string; secret: string }

/** Orders of the tenant, by their numbers. */
export type Orders = Map<number, { shopId: number; order: object }>

type Question = {
  method: string
  url: URL
  headers: Record<string, string | string[] | undefined>
  body: unknown
  host: string
  checkout: StandInCheckout
  orders: Orders
  shoppers: Shoppers
  shopOf: (shopId: number) => { shop: StandInShop; goods: StandInGoods } | null
  now: Date
}

const FIRST_ORDER = 900_001
const SHIPPING = 490
const ORDER = /^\/api\/v1\/orders\/(\d+)$/

const Header = v.object({ alg: v.literal('HS256'), typ: v.literal('JWT') })
const Claims = v.object({
  basketId: v.string(),
  voucher: v.optional(v.string()),
  customData: v.record(v.string(), v.unknown()),
  iss: v.pipe(v.string(), v.url()),
  iat: v.number(),
  nbf: v.number(),
  exp: v.number(),
})
const Submitted = v.object({ jwt: v.string(), email: v.pipe(v.string(), v.email()) })

/**
 * The checkout of a tenant: the script of its element, the order that the element places, and the order as the shop's server
 * asks for it. Null for any other path.
 */
export function checkoutReply(question: Question): Reply | null {
  const { method, url, host } = question
  if (method === 'GET' && url.pathname === '/frontend/checkout-wc/js')
    return {
      status: 200,
      script: checkoutScript(`https://${host}/stand-in/orders?${url.searchParams}`),
    }
  if (method === 'POST' && url.pathname === '/stand-in/orders') return placed(question)
  const orderId = ORDER.exec(url.pathname)?.[1]
  return orderId === undefined || method !== 'GET' ? null : toldOrder(question, Number(orderId))
}

/** An order is told to whoever knows the secret of its shop, and only there. */
function toldOrder({ headers, checkout, orders }: Question, orderId: number): Reply {
  const right = `Basic ${Buffer.from(`${checkout.user}:${checkout.token}`).toString('base64')}`
  if (headers.authorization !== right) return refused(401, 'Unauthorized')
  const known = orders.get(orderId)
  if (known?.shopId !== Number(headers['x-shop-id'])) return refused(404, 'Order not found')
  return ok(known.order)
}

function placed(question: Question): Reply {
  const { url, body, checkout, orders, shoppers, now } = question
  const submitted = v.safeParse(Submitted, body)
  if (!submitted.success) return refused(400, v.summarize(submitted.issues))
  const claims = claimsOf(submitted.output.jwt, checkout.secret, now)
  if (typeof claims === 'string') return refused(401, claims)
  const found = question.shopOf(Number(url.searchParams.get('appId')))
  if (!found) return refused(404, 'Shop not found')
  const query = new URLSearchParams()
  const { items, cost } = shownBasket({ shoppers, query, ...found }, claims.basketId)
  if (items.length === 0) return refused(409, 'The basket is empty')

  const id = FIRST_ORDER + orders.size
  const { shop } = found
  const withTax = cost.withTax + SHIPPING
  orders.set(id, {
    shopId: shop.shopId,
    order: {
      id,
      publicKey: `SC-${id}`,
      basketKey: claims.basketId,
      status: 'order_open',
      currencyCode: shop.market.currency,
      confirmedAt: now.toISOString(),
      createdAt: now.toISOString(),
      address: { billing: addressIn(shop), shipping: addressIn(shop) },
      customer: { id: 77, email: submitted.output.email, firstName: 'Ada', lastName: 'Lindgren' },
      cost: {
        withTax,
        withoutTax: cost.withoutTax + SHIPPING,
        tax: { vat: { amount: cost.tax.vat.amount } },
        appliedFees: [{ category: 'delivery', key: 'standard', amount: { withTax: SHIPPING } }],
      },
      items: items.flatMap((item) => unitsOf(item, shop)),
      packages: [
        {
          id: 1,
          carrierKey: 'dhl',
          deliveryDate: { minimum: dayAfter(now, 2), maximum: dayAfter(now, 4) },
        },
      ],
      payment: [{ key: 'prepayment', amount: withTax, isGiftCard: false }],
    },
  })
  // As SCAYLE does: what was ordered is in no basket any more.
  shoppers.baskets.delete(claims.basketId)
  return ok({ location: successAddress(claims.iss, shop.locale, { id, checkout, now }) })
}

/** The claims of a token; a sentence about what is wrong with it otherwise. */
function claimsOf(jwt: string, secret: string, now: Date): v.InferOutput<typeof Claims> | string {
  const [header = '', payload = '', signature = '', ...more] = jwt.split('.')
  const right = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url')
  if (more.length > 0 || signature !== right) return 'The token is not signed with the secret of the shop'
  const [head, claims] = [v.safeParse(Header, json(header)), v.safeParse(Claims, json(payload))]
  if (!head.success) return 'The token is not signed as agreed'
  if (!claims.success) return `The token lacks something: ${v.summarize(claims.issues)}`
  const { nbf, exp, iat } = claims.output
  const seconds = Math.floor(now.getTime() / 1000)
  if (nbf > seconds + 5 || exp <= seconds || exp - iat > 3600) return 'The token is not valid now'
  return claims.output
}

type Success = { id: number; checkout: StandInCheckout; now: Date }

function successAddress(shopOrigin: string, locale: Locale, { id, checkout, now }: Success): string {
  return `${shopOrigin}/api/checkout/hand-over/${locale}/?${new URLSearchParams({ cbd: callbackToken(id, checkout, now) })}`
}

/** What SCAYLE attaches to the address of the thank-you page. */
export function callbackToken(
  orderId: number,
  { secret }: Pick<StandInCheckout, 'secret'>,
  now: Date,
): string {
  const payload = Buffer.from(
    JSON.stringify({ order_id: orderId, issued_at: Math.floor(now.getTime() / 1000) }),
  ).toString('base64')
  const digest = createHmac('sha256', secret).update(payload).digest('hex')
  return `${payload}.${Buffer.from(digest).toString('base64')}`
}

type BasketItem = ReturnType<typeof shownBasket>['items'][number]

/** An order has an item for every unit. */
function unitsOf({ key, quantity, price, product, variant }: BasketItem, { market }: StandInShop) {
  return Array.from({ length: quantity }, (_, index) => ({
    key: `${key}-${index}`,
    packageId: 1,
    status: 'available',
    price: {
      withTax:
        Math.floor((price.total.withTax * (index + 1)) / quantity) -
        Math.floor((price.total.withTax * index) / quantity),
      withoutTax: Math.floor(price.total.withoutTax / quantity),
      tax: { vat: { amount: 0, rate: market.vat.standard / 100 } },
      appliedReductions: price.unit.appliedReductions.map(({ category, type, amount, ...rest }) => ({
        category,
        type,
        amount,
        ...('promotionId' in rest ? { id: rest.promotionId } : {}),
      })),
    },
    product: { id: product.id },
    variant: { id: variant.id },
  }))
}

function addressIn({ market }: StandInShop) {
  return {
    street: 'Musterweg',
    houseNumber: '7',
    zipCode: '10115',
    city: 'Berlin',
    countryCode: market.country,
    recipient: { firstName: 'Ada', lastName: 'Lindgren', gender: 'f' },
  }
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString()
}

function json(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
