import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { finishHandOver, openHandOver } from '@shop/api-client/contract/hand-over'
import { apiResponse } from '@shop/commerce/http-api'
import { aVisitor, type Visitor } from '@shop/commerce/testing/visitor'
import type { BasketItem } from '@shop/domain/basket/basket'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callbackOrder } from './checkout/callback-order.ts'
import { orderToken, returnedOrder } from './checkout/order-token.ts'
import { callbackToken } from './stand-in/checkout-replies.ts'
import { STAND_IN_CHECKOUT } from './stand-in/stand-in.ts'
import { add, load } from './testing/basket-contract.ts'
import { standInEngine } from './testing/contracted.ts'
import { orderableCards } from './testing/some-goods.ts'

const { secret } = STAND_IN_CHECKOUT

let shop: Awaited<ReturnType<typeof standInEngine>>
beforeAll(async () => {
  shop = await standInEngine()
})
afterAll(async () => {
  await shop.close()
})

/** A shopper with two of one thing and one of another. */
async function shopper(): Promise<Visitor> {
  const anna = await aVisitor(shop.engine, shop.locale)
  const [card, other] = await orderableCards(shop, 2)
  await add(anna, card?.variantId, 2)
  await add(anna, other?.variantId, 1)
  return anna
}

/** What the element does that the page puts the answer into; returns where it leads. */
async function buy(jwt: string | undefined): Promise<{ status: number; address: URL | null }> {
  const response = await fetch(`https://${shop.standIn.host}/stand-in/orders?appId=${shopId()}`, {
    method: 'POST',
    body: JSON.stringify({ jwt, email: 'ada@example.org' }),
  })
  const { location } = await response.json()
  return { status: response.status, address: location ? new URL(location) : null }
}

function shopId(): number {
  return shop.engine.shopIn(shop.locale).shopId
}

async function ordered(visitor: Visitor): Promise<URL> {
  const { attributes } = await visitor.call(openHandOver, {})
  const { address } = await buy(attributes.jwt)
  if (address === null) throw new Error('Nothing was ordered.')
  return address
}

test('what is handed over names the basket, is signed, and holds for minutes', async () => {
  const anna = await shopper()

  const { script, element, attributes } = await anna.call(openHandOver, { voucher: 'HERBST' })

  expect(script).toBe(`https://${shop.standIn.host}/frontend/checkout-wc/js?appId=${shopId()}`)
  expect(element).toBe('scayle-checkout')
  const claims = JSON.parse(Buffer.from(attributes.jwt?.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({
    basketId: anna.basketKey,
    voucher: 'HERBST',
    iss: 'https://shop.example',
    aud: 'https://shop.example',
  })
  expect(claims.exp - claims.iat).toBe(900)
  expect((await buy(attributes.jwt)).status).toBe(200)
})

test.each([
  ['without a token', () => undefined, 400],
  ['with another signature', (jwt: string) => `${jwt.slice(0, -2)}aa`, 401],
  ['for another basket', (jwt: string) => forged(jwt, { basketId: 'basket_101_x' }), 401],
])('SCAYLE sells nothing %s', async (_, change, status) => {
  const anna = await shopper()
  const { attributes } = await anna.call(openHandOver, {})

  expect((await buy(change(attributes.jwt ?? ''))).status).toBe(status)
})

test('an empty basket is not handed over', async () => {
  const anna = await aVisitor(shop.engine, shop.locale)

  const refused = await anna.try(openHandOver, {})

  expect(refused).toMatchObject({ status: 409, body: { code: 'basket_empty' } })
})

test('a basket with something that is gone is not handed over', async () => {
  const anna = await shopper()
  shop.standIn.fault = (_, path) => (path.startsWith('/v1/baskets') ? { reply: withUnavailableLine } : null)

  const refused = await anna.try(openHandOver, {})

  shop.standIn.fault = () => null
  expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
})

test('the shopper comes back to an order with all of its amounts, and the basket is empty', async () => {
  const anna = await shopper()
  const basket = await load(anna)
  const address = await ordered(anna)

  const { token } = await anna.call(finishHandOver, { answer: address.search.slice(1) })
  const placed = await anna.call(loadPlacedOrder, { token })

  expect(placed.order).toMatchObject({
    number: expect.stringMatching(/^SC-\d+$/),
    state: 'confirmed',
    customer: { email: 'ada@example.org' },
    totals: { items: basket.totals.items, shipping: 490, reduction: 0, total: basket.cost.withTax + 490 },
  })
  const lines = placed.order.packages.flatMap(({ items }) => items)
  expect(unitsIn(lines)).toEqual(unitsIn(basket.items))
  expect((await load(anna)).items).toEqual([])
})

test('the purchase is tracked by the first look, and by none after it', async () => {
  const anna = await shopper()
  const address = await ordered(anna)
  const { token } = await anna.call(finishHandOver, { answer: address.search.slice(1) })

  const first = await anna.call(loadPlacedOrder, { token })
  const second = await anna.call(loadPlacedOrder, { token })
  const again = await anna.call(finishHandOver, { answer: address.search.slice(1) })
  const third = await anna.call(loadPlacedOrder, again)

  expect([first, second, third].map(({ trackPurchase }) => trackPurchase)).toEqual([true, false, false])
})

test('a stranger who has the address of somebody’s way back sees no order', async () => {
  const anna = await shopper()
  const address = await ordered(anna)
  const stranger = await aVisitor(shop.engine, shop.locale)

  const { token } = await stranger.call(finishHandOver, { answer: address.search.slice(1) })
  const seen = await stranger.try(loadPlacedOrder, { token })

  expect(seen).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test.each([
  ['that is not signed', () => new URLSearchParams({ cbd: 'eyJvcmRlcl9pZCI6OTAwMDAxfQ==.x' })],
  ['that is old', () => new URLSearchParams({ cbd: callbackToken(900_001, { secret }, hourAgo()) })],
  ['without anything', () => new URLSearchParams()],
])('a way back %s opens no order', async (_, words) => {
  const anna = await shopper()

  const refused = await anna.try(finishHandOver, { answer: String(words()) })

  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('over HTTP the way back leads to the thank-you page, and without an order to one that says so', async () => {
  const anna = await shopper()
  const address = await ordered(anna)
  const back = (search: string, token: string | null) =>
    apiResponse(
      shop.engine,
      new Request(`https://shop.example${address.pathname}${search}`, {
        headers: token === null ? {} : { cookie: `__Host-${shop.engine.brand.id}_session=${token}` },
      }),
      { locale: 'de-de', clientAddress: '127.0.0.1', secureCookies: true },
    )

  const right = await back(address.search, anna.token())
  const wrong = await back('?cbd=nothing', anna.token())

  expect(right.status).toBe(303)
  const location = new URL(right.headers.get('location') ?? '')
  expect(location.pathname).toBe('/danke/')
  const token = location.searchParams.get('order') ?? ''
  expect((await anna.call(loadPlacedOrder, { token })).order.number).toMatch(/^SC-/)
  expect(right.headers.get('referrer-policy')).toBe('no-referrer')
  expect(wrong.headers.get('location')).toBe('https://shop.example/danke/')
})

test('an order that SCAYLE does not tell is unavailable, and not missing', async () => {
  const anna = await shopper()
  const address = await ordered(anna)
  const { token } = await anna.call(finishHandOver, { answer: address.search.slice(1) })
  shop.standIn.fault = (_, path) =>
    path.startsWith('/api/v1/orders') ? { reply: () => ({ status: 500, body: {} }) } : null

  const refused = await anna.try(loadPlacedOrder, { token })

  shop.standIn.fault = () => null
  expect(refused).toMatchObject({ status: 503, body: { code: 'backend_unavailable' } })
  expect((await anna.call(loadPlacedOrder, { token })).order.number).toMatch(/^SC-/)
})

describe('tokens', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const signing = { shopId: 101, secret: 'secret', now }
  const order = { orderId: 12, basketKey: 'basket_101_a' }

  test('every token of an order opens that order, in its shop and for a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 15 }), fc.string(), (orderId, basketKey) => {
        const token = orderToken({ orderId, basketKey }, signing)

        expect(token).toMatch(/^[A-Za-z0-9_-]{20,128}$/)
        expect(returnedOrder(token, signing)?.orderId).toBe(orderId)
      }),
    )
  })

  test.each([
    ['another shop', { ...signing, shopId: 102 }],
    ['another secret', { ...signing, secret: 'other' }],
    ['the next day', { ...signing, now: later(24 * 60 * 60) }],
  ])('none opens anything for %s', (_, other) => {
    expect(returnedOrder(orderToken(order, signing), other)).toBeNull()
  })

  test('a token whose order was changed opens none', () => {
    expect(returnedOrder(orderToken(order, signing).replace(/^12_/, '13_'), signing)).toBeNull()
  })

  test.each([
    ['now', 0, 7],
    ['within ten minutes', 600, 7],
    ['after more', 601, null],
  ])('SCAYLE’s word for an order holds %s', (_, seconds, expected) => {
    const search = String(new URLSearchParams({ cbd: callbackToken(7, { secret }, now) }))

    expect(callbackOrder(search, { secret, now: later(seconds) })).toBe(expected)
  })

  test.each(['secret', ''])('it needs the secret of the shop, and not %j', (other) => {
    const search = String(new URLSearchParams({ cbd: callbackToken(7, { secret: other }, now) }))

    expect(callbackOrder(search, { secret: 'the right one', now })).toBeNull()
  })
})

function unitsIn(lines: readonly BasketItem[]): Map<number, number> {
  return new Map(lines.map(({ quantity, variant }) => [variant.id, quantity]))
}

function hourAgo(): Date {
  return new Date(Date.now() - 60 * 60 * 1000)
}

function forged(jwt: string, claims: object): string {
  const [header = '', payload = '', signature = ''] = jwt.split('.')
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims }
  return `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`
}

function withUnavailableLine<R extends { body?: unknown }>(right: R): R {
  const body = JSON.parse(JSON.stringify(right.body))
  const [first, ...more] = body.items
  const sum = (name: 'withTax' | 'withoutTax') =>
    more.reduce((all: number, { price }: typeof first) => all + price.total[name], 0)
  const cost = { ...body.cost, withTax: sum('withTax'), withoutTax: sum('withoutTax') }
  return { ...right, body: { ...body, cost, items: [{ ...first, status: 'unavailable' }, ...more] } }
}
