import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import type { Call } from '@shop/api-client/contract/define-call'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { tinyCatalogue } from '@shop/catalogue/testing/tiny-catalogue'
import type { Basket } from '@shop/domain/basket/basket'
import { basketKey } from '@shop/domain/basket/basket-key'
import { LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { escaped } from '@shop/domain/text/escaped'
import { ucpAnswerProblems, ucpProblems } from '@shop/doors/testing/ucp-schemas'
import { routeOf } from '@shop/doors/ucp/rest/rest-answer'
import { assistantBaskets } from '@shop/engine/db/schema/assistants'
import { idempotencyKeys } from '@shop/engine/db/schema/system'
import { tokenHash } from '@shop/engine/session/token'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { importPromotions } from '@shop/sales/promotions/import-promotions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'
import { anAgent, type TestAgent } from '../testing/an-agent.ts'

const CART = 'shopping/discount.json#/$defs/dev.ucp.shopping.cart'
const CHECKOUT = 'shopping/discount.json#/$defs/dev.ucp.shopping.checkout'
const NAVIGATING = { headers: { 'sec-fetch-mode': 'navigate' } }
const COOKIE = /^test_session=([\w-]{43});/

let shop: TestShopApp
let agent: TestAgent

beforeAll(async () => {
  agent = await anAgent()
  shop = await aShopApp({ SHOP_ENV: 'local' })
  await importCatalogue(shop.engine.database, lines(), { strict: true })
  await importPromotions(shop.engine.database, [
    {
      id: 'ten',
      code: 'ZEHN',
      name: { de: 'Zehn Prozent', fr: 'Dix pour cent', nl: 'Tien procent' },
      priority: 1,
      combinability: 'with_promotions',
      conditions: [],
      effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 10 },
    },
  ])
  await shop.engine.refresh()
})
afterAll(async () => {
  agent.close()
  await shop.close()
})

describe.each(LOCALES)('in %s', (locale) => {
  test('an assistant’s checkout costs what a browser’s basket costs, and ends at the shop’s own', async () => {
    const { status, body } = await ask(
      locale,
      'POST',
      '/checkout-sessions',
      order(['P1:10', 2], ['P4:40', 5]),
    )
    const browser = await aBrowsersBasket(locale, [
      [10, 2],
      [40, 5],
    ])

    expect(status).toBe(201)
    expect(ucpProblems(CHECKOUT, body)).toEqual([])
    expect(totalOf(body)).toBe(browser.totals.total)
    expect(body.line_items.map(({ totals }: { totals: object[] }) => totals.at(-1))).toEqual(
      browser.items.map(({ price }) => ({ type: 'total', amount: price.total.withTax })),
    )
    expect(body.currency).toBe(markets[locale].currency)
    expect(body).toMatchObject({
      status: 'requires_escalation',
      continue_url: `http://localhost:3000${markets[locale].pathPrefix}ucp/continue/${body.id}/`,
      messages: [{ severity: 'requires_buyer_input' }],
      ucp: { payment_handlers: {} },
    })
  })
})

test('what is not named in a change is not wanted any more', async () => {
  const { body: cart } = await ask('de-de', 'POST', '/carts', order(['P1:10', 1], ['P2:20', 1]))
  const { body } = await ask('de-de', 'PUT', `/carts/${cart.id}`, order(['P2', 3]))
  const { body: again } = await ask('de-de', 'GET', `/carts/${cart.id}`)

  expect(ucpProblems(CART, body)).toEqual([])
  expect(linesOf(body)).toEqual([['P2:20', 3]])
  expect(linesOf(again)).toEqual([['P2:20', 3]])
  expect(totalOf(again)).toBe(3 * 1999 + 595)
})

test('a checkout begins with what is in a cart, and leaves the cart as it is', async () => {
  const { body: cart } = await ask('fr-ch', 'POST', '/carts', order(['P1:10', 2]))
  const { body } = await ask('de-de', 'POST', '/checkout-sessions', { cart_id: cart.id })

  expect(linesOf(body)).toEqual([['P1:10', 2]])
  expect(body.currency).toBe('CHF')
  expect(body.id).not.toBe(cart.id)
})

test.each([
  ['there is less of', ['P2:20', 9], { type: 'warning', code: 'quantity_adjusted' }, [['P2:20', 5]]],
  ['is sold out', ['P3:30', 1], { type: 'error', code: 'item_unavailable', severity: 'recoverable' }, []],
  ['nobody knows', ['P9:99', 1], { type: 'error', code: 'invalid_item' }, []],
  ['is no article', ['nonsense', 1], { type: 'error', code: 'invalid_item' }, []],
] as const)('an article that %s is named, and the rest is taken', async (_, line, message, taken) => {
  const { body } = await ask('de-de', 'POST', '/checkout-sessions', order(['P1:10', 1], line))

  expect(ucpProblems(CHECKOUT, body)).toEqual([])
  expect(body.messages).toContainEqual(expect.objectContaining({ ...message, path: '$.line_items[1]' }))
  expect(linesOf(body)).toEqual([['P1:10', 1], ...taken])
})

test('an empty checkout is incomplete', async () => {
  const { body } = await ask('de-de', 'POST', '/checkout-sessions', order())

  expect(ucpProblems(CHECKOUT, body)).toEqual([])
  expect([body.status, totalOf(body)]).toEqual(['incomplete', 0])
})

// Its address led a buyer to a page that says that there is nothing in the basket.
test.each(['/carts', '/checkout-sessions'])(
  'of %s only one with something in it names where it goes on',
  async (path) => {
    const { body: empty } = await ask('de-de', 'POST', path, order())
    const { body: filled } = await ask('de-de', 'PUT', `${path}/${empty.id}`, order(['P1:10', 1]))

    expect(empty).not.toHaveProperty('continue_url')
    expect(filled.continue_url).toContain(String(empty.id))
  },
)

test('a code that the shop does not know is named, and nothing else changes', async () => {
  const { body } = await ask('de-de', 'POST', '/carts', {
    ...order(['P1:10', 1]),
    discounts: { codes: ['NOTHING'] },
  })

  expect(ucpProblems(CART, body)).toEqual([])
  expect(body.messages).toMatchObject([
    { type: 'warning', code: 'discount_code_invalid', path: '$.discounts.codes[0]' },
  ])
  expect(totalOf(body)).toBe(1999 + 595)
})

test('a voucher takes off what it takes off in a browser, and goes when it is not named any more', async () => {
  const { body } = await ask('de-de', 'POST', '/checkout-sessions', {
    ...order(['P1:10', 2]),
    discounts: { codes: ['zehn'] },
  })
  const without = await ask('de-de', 'PUT', `/checkout-sessions/${body.id}`, order(['P1:10', 2]))

  expect(ucpProblems(CHECKOUT, body)).toEqual([])
  expect(body.discounts).toEqual({
    codes: ['ZEHN'],
    applied: [{ code: 'ZEHN', title: 'Zehn Prozent', amount: 400 }],
  })
  expect(body.totals).toContainEqual({ type: 'discount', amount: -400 })
  expect(totalOf(body)).toBe(2 * 1999 - 400 + 595)
  expect([without.body.discounts.applied, totalOf(without.body)]).toEqual([[], 2 * 1999 + 595])
})

test('a repeated request makes nothing twice, and a key serves one request', async () => {
  const key = aKey()
  const made = await ask('de-de', 'POST', '/carts', order(['P1:10', 1]), key)
  const again = await ask('de-de', 'POST', '/carts', order(['P1:10', 1]), key)
  const other = await ask('de-de', 'POST', '/carts', order(['P1:10', 2]), key)
  const others = await ask('de-de', 'POST', '/carts', order(['P1:10', 2]), {
    ...key,
    'ucp-agent': agent.header('/other.json'),
  })

  expect([again.status, again.body.id, linesOf(again.body)]).toEqual([201, made.body.id, [['P1:10', 1]]])
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict'])
  expect([others.status, others.body.id === made.body.id]).toEqual([201, false])

  const change = aKey()
  const path = `/carts/${made.body.id}`
  await ask('de-de', 'PUT', path, order(['P1:10', 3]), change)
  const repeated = await ask('de-de', 'PUT', path, order(['P1:10', 3]), change)
  const reused = await ask('de-de', 'PUT', path, order(['P1:10', 4]), change)

  expect(linesOf(repeated.body)).toEqual([['P1:10', 3]])
  expect(reused.status).toBe(409)
  expect(linesOf((await ask('de-de', 'GET', path)).body)).toEqual([['P1:10', 3]])
})

// Without a key a change that somebody had recorded, signature and all, could be sent again and was done again.
describe.each([
  ['no key', undefined],
  ['a key that is no UUID', 'once'],
])('a change with %s', (_, key) => {
  test.each([
    ['POST', ''],
    ['PUT', '/ID'],
    ['POST', '/ID/cancel'],
    ['POST', '/ID/complete'],
  ])('is refused, and nothing happens: %s %s', async (method, below) => {
    const { body: made } = await ask('de-de', 'POST', '/checkout-sessions', order(['P1:10', 1]))
    const before = await ask('de-de', 'GET', `/checkout-sessions/${made.id}`)
    const answer = await shop.ask(`/ucp/v1/checkout-sessions${below.replace('ID', made.id)}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'ucp-agent': agent.header(),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(order(['P2:20', 2])),
    })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      code: 'invalid_request',
      content: expect.stringContaining('Idempotency-Key'),
    })
    expect(await ask('de-de', 'GET', `/checkout-sessions/${made.id}`)).toEqual(before)
  })
})

test('a repeat is answered with what was answered first, whatever has become of it', async () => {
  const making = aKey()
  const changing = aKey()
  const made = await ask('de-de', 'POST', '/checkout-sessions', order(['P1:10', 1]), making)
  const path = `/checkout-sessions/${made.body.id}`
  const changed = await ask('de-de', 'PUT', path, order(['P1:10', 3]), changing)
  await ask('de-de', 'POST', `${path}/cancel`, {})

  expect(await ask('de-de', 'POST', '/checkout-sessions', order(['P1:10', 1]), making)).toEqual(made)
  expect(await ask('de-de', 'PUT', path, order(['P1:10', 3]), changing)).toEqual(changed)
  expect((await ask('de-de', 'GET', path)).body.status).toBe('canceled')

  // The checkout is forgotten after six hours, its answer is not.
  await shop.engine.database.sql.delete(assistantBaskets)
  expect((await ask('de-de', 'GET', path)).body.messages).toMatchObject([{ code: 'not_found' }])
  expect(await ask('de-de', 'POST', '/checkout-sessions', order(['P1:10', 1]), making)).toEqual(made)
})

test('of two who send one key at once both get one answer', async () => {
  const key = aKey()
  const both = await Promise.all([
    ask('de-de', 'POST', '/carts', order(['P1:10', 1]), key),
    ask('de-de', 'POST', '/carts', order(['P1:10', 1]), key),
  ])

  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(both[1]).toEqual(both[0])
})

test('what was refused is not kept: its repeat is a new attempt', async () => {
  const key = aKey()
  const refused = await ask('de-de', 'POST', '/checkout-sessions', { cart_id: 'a-cart-that-nobody-has' }, key)
  const { body: cart } = await ask('de-de', 'POST', '/carts', order(['P1:10', 2]))
  const taken = await ask('de-de', 'POST', '/checkout-sessions', { cart_id: cart.id }, key)

  expect([refused.status, taken.status]).toEqual([400, 201])
})

test('at rest an answer is not to be read', async () => {
  const { body } = await ask('de-de', 'POST', '/carts', order(['P1:10', 1]), aKey())
  const rows = await shop.engine.database.sql.select().from(idempotencyKeys)

  expect(rows.some(({ call }) => call === 'create_cart')).toBe(true)
  expect(JSON.stringify(rows)).not.toContain(body.id)
})

test('what is canceled stays so, and is still to be read', async () => {
  const { body: made } = await ask('de-de', 'POST', '/checkout-sessions', order(['P1:10', 1]))
  const path = `/checkout-sessions/${made.id}`

  const { body } = await ask('de-de', 'POST', `${path}/cancel`, {})
  const { body: changed } = await ask('de-de', 'PUT', path, order(['P1:10', 5]))

  expect(ucpProblems(CHECKOUT, body)).toEqual([])
  expect(body.status).toBe('canceled')
  expect([changed.status, linesOf(changed)]).toEqual(['canceled', [['P1:10', 1]]])
  expect(body).not.toHaveProperty('continue_url')
})

test('no assistant presses the order button: completing leads to the buyer', async () => {
  const { body: made } = await ask('de-de', 'POST', '/checkout-sessions', order(['P1:10', 1]))
  const { status, body } = await ask('de-de', 'POST', `/checkout-sessions/${made.id}/complete`, {
    payment: { instruments: [] },
  })

  expect(ucpProblems(CHECKOUT, body)).toEqual([])
  expect([status, body.status, body.continue_url]).toEqual([200, 'requires_escalation', made.continue_url])
  expect(body).not.toHaveProperty('order')
})

test('the buyer gets the very basket, once, and the assistant sees nothing of what follows', async () => {
  const { body: made } = await ask('fr-fr', 'POST', '/checkout-sessions', order(['P1:10', 2]))

  const preview = await shop.ask(made.continue_url)
  const opened = await shop.ask(made.continue_url, { headers: { 'sec-fetch-mode': 'navigate' } })
  const token = COOKIE.exec(opened.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const again = await shop.ask(made.continue_url, {
    headers: { 'sec-fetch-mode': 'navigate', cookie: `test_session=${token}` },
  })

  expect([preview, again].map(({ status, headers }) => [status, headers.get('set-cookie')])).toEqual([
    [303, null],
    [303, null],
  ])
  expect(again.headers.get('location')).toBe('http://localhost:3000/fr-fr/warenkorb/')
  expect(opened.headers.get('location')).toBe('http://localhost:3000/fr-fr/warenkorb/')
  const basket = await basketOf('fr-fr', token)
  expect(basket.items.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([[10, 2]])
  expect(basket.totals.total).toBe(totalOf(made))

  await called('fr-fr', token, addBasketItem, { basketKey: basket.key, variantId: 40, quantity: 1 })
  const { body: seen } = await ask('fr-fr', 'GET', `/checkout-sessions/${made.id}`)
  const { body: changed } = await ask('fr-fr', 'PUT', `/checkout-sessions/${made.id}`, order())
  expect(ucpProblems(CHECKOUT, seen)).toEqual([])
  expect([linesOf(seen), linesOf(changed)]).toEqual([[['P1:10', 2]], [['P1:10', 2]]])
  expect((await basketOf('fr-fr', token)).items).toHaveLength(2)
})

test('who has a basket already keeps it, and the session: what the assistant has chosen joins it, once', async () => {
  const { body: made } = await ask('de-de', 'POST', '/checkout-sessions', {
    ...order(['P1:10', 2]),
    discounts: { codes: ['ZEHN'] },
  })
  const { token: own } = await aBrowsersSession('de-de', [
    [10, 1],
    [40, 3],
  ])
  const open = () =>
    shop.ask(made.continue_url, {
      headers: { 'sec-fetch-mode': 'navigate', cookie: `test_session=${own}` },
    })

  const [first, second] = [await open(), await open()]

  expect([first, second].map(({ status, headers }) => [status, headers.get('set-cookie')])).toEqual([
    [303, null],
    [410, null],
  ])
  const basket = await basketOf('de-de', own)
  const lines = basket.items.toSorted((one, other) => one.variant.id - other.variant.id)
  expect(lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
    [10, 2],
    [40, 3],
  ])
  expect(basket.vouchers.map(({ code }) => code)).toEqual(['ZEHN'])
  const { body: seen } = await ask('de-de', 'GET', `/checkout-sessions/${made.id}`)
  const { body: changed } = await ask('de-de', 'PUT', `/checkout-sessions/${made.id}`, order(['P4:40', 9]))
  expect([linesOf(seen), linesOf(changed)]).toEqual([[['P1:10', 2]], [['P1:10', 2]]])
  expect((await basketOf('de-de', own)).items).toHaveLength(2)
})

// Whoever came too late, or on another device, saw an empty basket and no word about it.
describe.each(LOCALES)('in %s', (locale) => {
  test.each([
    [
      'expired',
      async (id: string) => {
        await outlived(id)
      },
    ],
    [
      'used',
      async (_: string, url: string) => {
        await shop.ask(url, NAVIGATING)
      },
    ],
    [
      'canceled',
      async (id: string) => {
        await ask(locale, 'POST', `/checkout-sessions/${id}/cancel`, {})
      },
    ],
    [
      'empty',
      async (id: string) => {
        await ask(locale, 'PUT', `/checkout-sessions/${id}`, order())
      },
    ],
  ] as const)('a link whose basket is %s says so, and what to do', async (end, happens) => {
    const { body: made } = await ask(locale, 'POST', '/checkout-sessions', order(['P1:10', 1]))
    await happens(made.id, made.continue_url)

    const answer = await shop.ask(made.continue_url, NAVIGATING)

    const html = await answer.text()
    const i18n = localeI18n(locale)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([end === 'empty' ? 200 : 410, null])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain(escaped(i18n._(`handOver.${end}Title`)))
    expect(html).toContain(escaped(i18n._(`handOver.${end}`)))
    expect(html).toContain(`href="http://localhost:3000${markets[locale].pathPrefix}warenkorb/"`)
  })
})

test('a session that is over is none: the buyer gets the assistant’s basket under a new one', async () => {
  const { body: made } = await ask('de-de', 'POST', '/carts', order(['P1:10', 2]))
  const opened = await shop.ask(made.continue_url, {
    headers: { 'sec-fetch-mode': 'navigate', cookie: `test_session=${'x'.repeat(43)}` },
  })

  const token = COOKIE.exec(opened.headers.get('set-cookie') ?? '')?.[1] ?? ''
  expect((await basketOf('de-de', token)).items).toHaveLength(1)
})

test.each([
  ['GET', `/carts/${'x'.repeat(43)}`],
  ['PUT', `/checkout-sessions/${'x'.repeat(43)}`],
  ['POST', `/checkout-sessions/${'x'.repeat(43)}/cancel`],
])('%s %s finds nothing, and says so', async (method, path) => {
  const { body } = await ask('de-de', method, path, method === 'GET' ? undefined : order())

  expect(ucpProblems('shopping/types/error_response.json', body)).toEqual([])
  expect(body.messages).toMatchObject([{ code: 'not_found' }])
})

test('a cart is no checkout', async () => {
  const { body: cart } = await ask('de-de', 'POST', '/carts', order(['P1:10', 1]))

  const { body } = await ask('de-de', 'GET', `/checkout-sessions/${cart.id}`)

  expect(body.messages).toMatchObject([{ code: 'not_found' }])
})

test.each([0, -1, 1.5, 1000, '1', null])('%j is no quantity', async (quantity) => {
  const { status, body } = await ask('de-de', 'POST', '/carts', {
    line_items: [{ item: { id: 'P1:10' }, quantity }],
  })

  expect([status, body.code]).toEqual([400, 'invalid_request'])
  expect(shop.errors).toEqual([])
})

// The lines were changed and the answer was a refusal: half of a request that replaces the whole was done.
test('codes beyond the limit are not tried and say so, and the rest of the request is done', async () => {
  const made = await ask('de-de', 'POST', '/carts', order(['P1:10', 1]))
  const put = (quantity: number, part: number) =>
    ask('de-de', 'PUT', `/carts/${made.body.id}`, {
      ...order(['P1:10', quantity]),
      discounts: { codes: Array.from({ length: 5 }, (_, at) => `GUESS${part}${at}`) },
    })
  for (let part = 1; part <= 6; part += 1) await put(1, part)

  const { status, body } = await put(2, 7)

  expect(ucpProblems(CART, body)).toEqual([])
  expect([status, totalOf(body)]).toEqual([200, 2 * 1999 + 595])
  expect(body.messages.at(-1)).toMatchObject({ type: 'warning', code: 'discount_code_not_tried' })
})

function order(...articles: (readonly [id: string, quantity: number])[]) {
  return { line_items: articles.map(([id, quantity]) => ({ item: { id }, quantity })) }
}

function linesOf({ line_items }: { line_items: { item: { id: string }; quantity: number }[] }) {
  return line_items.map(({ item, quantity }) => [item.id, quantity])
}

function totalOf({ totals }: { totals: { type: string; amount: number }[] }): number | undefined {
  return totals.find(({ type }) => type === 'total')?.amount
}

async function ask(
  locale: Locale,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  agent.profiles['/other.json'] ??= agent.profiles['/profile.json'] ?? {}
  const answer = await shop.ask(`${markets[locale].pathPrefix}ucp/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'ucp-agent': agent.header(),
      ...(method === 'GET' ? {} : aKey()),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const { status } = answer
  const document = await answer.json()
  const name = routeOf(method, path)?.name
  expect(name && ucpAnswerProblems(name, status, document)).toEqual([])
  return { status, body: document }
}

/** A key for one change. */
function aKey() {
  return { 'idempotency-key': crypto.randomUUID() }
}

async function called(locale: Locale, token: string | null, call: Call, input: object) {
  const answer = await shop.engine.call(call, input, {
    locale,
    token,
    address: '127.0.0.1',
    idempotencyKey: null,
    userAgent: null,
  })
  expect(answer.status).toBeLessThan(300)
  return answer
}

async function basketOf(locale: Locale, token: string | null): Promise<Basket> {
  const { shopId } = openShop(shop.engine.brand, locale)
  const { body } = await called(locale, token, loadBasket, { basketKey: basketKey(shopId, '') })
  return body as Basket
}

/** Six hours later. */
async function outlived(id: string): Promise<void> {
  await shop.engine.database.sql
    .update(assistantBaskets)
    .set({ expiresAt: new Date('2026-01-01T00:00:00Z') })
    .where(eq(assistantBaskets.idHash, tokenHash(id)))
}

type Items = readonly (readonly [variantId: number, quantity: number])[]

async function aBrowsersBasket(locale: Locale, items: Items): Promise<Basket> {
  const { token } = await aBrowsersSession(locale, items)
  return basketOf(locale, token)
}

async function aBrowsersSession(locale: Locale, items: Items): Promise<{ token: string | null }> {
  const { shopId } = openShop(shop.engine.brand, locale)
  const key = basketKey(shopId, '')
  const { cookie } = await called(locale, null, loadBasket, { basketKey: key })
  const token = cookie === 'ended' ? null : (cookie?.token ?? null)
  for (const [variantId, quantity] of items)
    await called(locale, token, addBasketItem, { basketKey: key, variantId, quantity })
  return { token }
}

async function* lines(): AsyncGenerator<string> {
  for (const record of tinyCatalogue()) yield JSON.stringify(record)
}
