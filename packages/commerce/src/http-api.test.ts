import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { loadListing } from '@shop/api-client/contract/catalogue'
import { loadPlacedOrder, placeOrder } from '@shop/api-client/contract/checkout'
import { recommendForSlot } from '@shop/api-client/contract/recommendations'
import { sendMetrics } from '@shop/api-client/contract/rum'
import { authenticate, loadUser, logout, subscribeNewsletter } from '@shop/api-client/contract/user'
import { deleteAccount } from '@shop/api-client/contract/user-data'
import { memoryCoordination } from '@shop/engine/coordination/memory-coordination'
import { testBrand } from '@shop/engine/testing/test-brand'
import { expect, test, vi } from 'vitest'
import type { Engine, EngineAnswer } from './engine.ts'
import { apiResponse } from './http-api.ts'

test('path, query and body become one input, texts of a query stay texts', async () => {
  const { engine, call } = anEngine()

  await ask(engine, '/api/shop/listing/?locale=fr-ch&path=/sofas/&page=2&filters[farbe]=grau,blau')
  await ask(engine, '/api/user/auth/login/', {
    method: 'POST',
    body: '{"email":"a@b.de"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
  })

  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([
    loadListing,
    { path: '/sofas/', page: '2', filters: { farbe: 'grau,blau' } },
  ])
  expect(call.mock.calls[0]?.[2]).toMatchObject({ locale: 'fr-ch' })
  expect(call.mock.calls[1]?.slice(0, 2)).toEqual([authenticate, { email: 'a@b.de', mode: 'login' }])
})

test('a path without parts wins over one with parts', async () => {
  const { engine, call } = anEngine()

  await ask(engine, '/api/user/auth/logout/', { method: 'POST', headers: { 'idempotency-key': 'once' } })

  expect(call.mock.calls[0]?.[0]).toBe(logout)
})

test.each([
  { what: 'an unknown path', path: '/api/nothing/', status: 404, code: 'not_found' },
  { what: 'an unknown locale', path: '/api/user/?locale=xx-xx', status: 404, code: 'locale_unknown' },
  { what: 'a broken escape', path: '/api/shop/basket/get/%E0%A4%A/', status: 404, code: 'not_found' },
])('$what is a $status', async ({ path, status, code }) => {
  const { engine, call } = anEngine()

  const response = await ask(engine, path)

  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status, code })
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(call).not.toHaveBeenCalled()
})

test('a path without its slash leads to the one with it and keeps the query', async () => {
  const response = await ask(anEngine().engine, '/api/user?locale=de-de')

  expect([response.status, response.headers.get('location')]).toEqual([308, '/api/user/?locale=de-de'])
})

test('another method is told which ones there are', async () => {
  const response = await ask(anEngine().engine, '/api/user/', { method: 'DELETE' })

  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test.each([
  { what: 'text', body: 'hello', type: 'text/plain', status: 415 },
  { what: 'a form', body: 'a=b', type: 'application/x-www-form-urlencoded', status: 415 },
  { what: 'broken JSON', body: '{', type: 'application/json', status: 400 },
  { what: 'a JSON list', body: '[]', type: 'application/json', status: 400 },
  {
    what: 'too much',
    body: JSON.stringify({ a: 'x'.repeat(70_000) }),
    type: 'application/json',
    status: 413,
  },
])('$what as a body is a $status', async ({ body, type, status }) => {
  const { engine, call } = anEngine()

  const response = await ask(engine, '/api/shop/basket/addItem/', {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'idempotency-key': 'once' },
  })

  expect(response.status).toBe(status)
  expect(call).not.toHaveBeenCalled()
})

test.each([
  { headers: { 'sec-fetch-site': 'same-origin' }, ok: true },
  { headers: { 'sec-fetch-site': 'same-site' }, ok: false },
  { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, ok: false },
  { headers: { 'sec-fetch-site': 'none' }, ok: false },
  { headers: { origin: 'https://shop.example' }, ok: true },
  { headers: { origin: 'https://evil.example' }, ok: false },
  { headers: { origin: 'null' }, ok: false },
  { headers: {}, ok: false },
])('a write with $headers is let through: $ok', async ({ headers, ok }) => {
  const { engine, call } = anEngine()

  const response = await apiResponse(
    engine,
    new Request('https://shop.example/api/shop/basket/addItem/', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once', ...headers },
    }),
    OPTIONS,
  )

  expect(response.status).toBe(ok ? 200 : 403)
  expect(call).toHaveBeenCalledTimes(ok ? 1 : 0)
})

test.each([
  ['/api/checkout/order/', 400],
  ['/api/shop/basket/addItem/', 400],
  ['/api/user/auth/login/', 400],
  ['/rum/metrics/', 200],
  ['/api/mcs/selfi/newsletter/', 200],
])('%s without an Idempotency-Key is answered %i', async (path, status) => {
  const { engine, call } = anEngine()
  const post = (headers: Record<string, string>) =>
    ask(engine, path, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...headers },
    })

  const without = await post({})
  const withOne = await post({ 'idempotency-key': 'once' })

  expect([without.status, withOne.status]).toEqual([status, 200])
  if (status === 400) expect(await without.json()).toMatchObject({ code: 'idempotency_key_required' })
  expect(call).toHaveBeenCalledTimes(status === 400 ? 1 : 2)
})

test('reading needs no origin', async () => {
  const response = await apiResponse(
    anEngine().engine,
    new Request('https://shop.example/api/user/'),
    OPTIONS,
  )

  expect(response.status).toBe(200)
})

test('a session goes into a cookie that scripts cannot read', async () => {
  const { engine } = anEngine({ cookie: { token: 'abc', maxAgeSeconds: 60 } })

  const secure = await ask(engine, '/api/user/')
  const local = await ask(engine, '/api/user/', {}, { ...OPTIONS, secureCookies: false })

  expect(secure.headers.get('set-cookie')).toBe(
    '__Host-test_session=abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(local.headers.get('set-cookie')).toBe('test_session=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax')
  expect(secure.headers.get('cache-control')).toBe('private, no-store')
})

test('the token of the cookie reaches the engine', async () => {
  const { engine, call } = anEngine()

  await ask(engine, '/api/user/', { headers: { cookie: 'x=1; __Host-test_session=abc; y=2' } })

  expect(call.mock.calls[0]?.[2]).toMatchObject({ token: 'abc' })
})

test('what a device keeps goes to the calls of the user alone, beside the session', async () => {
  const { engine, call } = anEngine({ cookie: { token: 'abc', maxAgeSeconds: 60 }, deviceMarks: 'marks' })

  const response = await ask(engine, '/api/user/', { headers: { cookie: '__Secure-test_device=known' } })

  expect(response.headers.getSetCookie()).toEqual([
    expect.stringContaining('__Host-test_session=abc; Max-Age=60; Path=/;'),
    '__Secure-test_device=marks; Max-Age=31536000; Path=/api/user/; HttpOnly; Secure; SameSite=Lax',
  ])
  expect(call.mock.calls[0]?.[2]).toMatchObject({ deviceMarks: 'known' })
})

// The provider of recommendations went on knowing the browser of a deleted account by its cookie.
test.each([
  [
    deleteAccount,
    204,
    [
      'known=; Max-Age=0; Path=/',
      'known=; Max-Age=0; Path=/; Domain=www.shop.example',
      'known=; Max-Age=0; Path=/; Domain=shop.example',
    ],
  ],
  [deleteAccount, 422, []],
  [logout, 204, []],
])('$name with %i ends the cookie of recommendations: %j', async (call, status, ended) => {
  const { engine } = anEngine({ status }, { recommendationCookieName: 'known' })

  const response = await apiResponse(
    engine,
    new Request(`https://www.shop.example${call.path}`, {
      method: call.method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': 'x',
      },
      body: JSON.stringify({ password: 'x' }),
    }),
    OPTIONS,
  )

  expect(response.status).toBe(status)
  expect(response.headers.getSetCookie()).toEqual(ended)
})

test('an ended session removes the cookie', async () => {
  const response = await ask(anEngine({ cookie: 'ended' }).engine, '/api/user/')

  expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
})

test('only the catalogue may be kept by anybody', async () => {
  const { engine } = anEngine()

  const listing = await ask(engine, '/api/shop/listing/?path=/sofas/')
  const order = await ask(engine, '/api/checkout/order/aaaaaaaaaaaaaaaaaaaaaaaa/')

  expect(listing.headers.get('cache-control')).toBe('public, no-cache')
  expect(order.headers.get('cache-control')).toBe('private, no-store')
})

// What the provider knows about one browser was marked as publicly cacheable.
test('what is recommended to one browser is for nobody else', async () => {
  const { engine } = anEngine()

  const common = await ask(engine, '/api/shop/recommendations/search/')
  const personal = await ask(engine, '/api/shop/recommendations/search/?personal=1')

  expect(common.headers.get('cache-control')).toBe('public, no-cache')
  expect(personal.headers.get('cache-control')).toBe('private, no-store')
})

test('a failure of ours tells nothing about the inside', async () => {
  const { engine, call } = anEngine()
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  call.mockRejectedValue(new Error('password of the database'))

  const response = await ask(engine, '/api/user/')

  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('database')
  silent.mockRestore()
})

const OPTIONS = { locale: 'de-de', clientAddress: '10.0.0.1', secureCookies: true } as const

function anEngine(answer: Partial<EngineAnswer> = {}, own: { recommendationCookieName?: string } = {}) {
  const call = vi.fn<Engine['call']>(async () => ({
    status: 200,
    body: {},
    cookie: null,
    headers: {},
    ...answer,
  }))
  const notUsed = () => {
    throw new Error('not used')
  }
  const engine: Engine = {
    brand: testBrand,
    coordination: memoryCoordination(),
    handOver: null,
    calls: [
      loadUser,
      authenticate,
      logout,
      deleteAccount,
      addBasketItem,
      loadListing,
      loadBasket,
      loadPlacedOrder,
      recommendForSlot,
      placeOrder,
      sendMetrics,
      subscribeNewsletter,
    ],
    call,
    now: () => new Date(),
    get mergeVisitor(): never {
      return notUsed()
    },
    counts: { page: notUsed, flush: async () => undefined },
    switches: { isOn: () => false, refresh: async () => undefined },
    shopIn: notUsed,
    indexReadAt: () => new Date(),
    recommendationCookieName: own.recommendationCookieName ?? null,
    sandbox: null,
    filters: () => [],
    isFilter: () => false,
    hasLoyaltyProgramme: false,
    expressWallets: [],
    walletPage: async () => null,
    get findable(): never {
      return notUsed()
    },
    get database(): never {
      return notUsed()
    },
    get desk(): never {
      return notUsed()
    },
    addressOf: notUsed,
    orderSnapshot: notUsed,
    api: notUsed,
    acceptPaymentNotices: async () => null,
    returnFromPayment: async () => null,
    tokenPayments: null,
    settlePayment: async () => undefined,
    onChange: notUsed,
    refresh: notUsed,
    tidy: notUsed,
    ready: notUsed,
    close: notUsed,
  }
  return { engine, call }
}

function ask(
  engine: Engine,
  path: string,
  init: RequestInit = {},
  options: Parameters<typeof apiResponse>[2] = OPTIONS,
) {
  const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' })
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
  return apiResponse(engine, new Request(`https://shop.example${path}`, { ...init, headers }), options)
}
