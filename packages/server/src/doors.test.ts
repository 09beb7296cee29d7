import { sandboxToken } from '@shop/sales/payment/sandbox/sandbox-token'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aShopApp, TEST_SECRET, type TestShopApp } from './testing/a-shop-app.ts'

let shop: TestShopApp
beforeAll(async () => {
  shop = await aShopApp({ CONTENT_WEBHOOK_SECRET: 'a secret of sixteen letters' })
})
beforeEach(() => {
  shop.errors.length = 0
})
afterAll(() => shop.close())

const ORIGIN = 'http://localhost:3000'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }
const HUGE = 'x'.repeat(200 * 1024)
const NO_TEXT = new Uint8Array([0xff, 0xfe, 0x00, 0xc3, 0x28])

const DOORS = [
  '/vertrag-widerrufen/',
  '/fr-fr/vertrag-widerrufen/',
  '/sandbox/pay/a.b/',
  '/api/checkout/express/wallet/abcdefghijklmnopqrstu/',
  '/hooks/content/',
  '/hooks/other/',
  '/rum/report/',
  '/rum/banner/',
  '/rum/is_internal',
  '/rum/retail/',
  '/api/basket/items/',
  '/api/user/auth/login/',
  '/api/user/auth/guest/',
  '/api/user/newsletter/',
  '/api/newsletter/confirm/a/',
  '/api/reminders/confirm/a/',
  '/api/payments/sandbox/webhook/',
  '/api/payments/adyen/webhook/',
  '/api/nothing/',
  '/cdn/stories/home',
  '/documentation/mails/',
  '/documentation/mails/kept/m1/',
  '/assets/a.js',
  '/i/a/b.webp',
  '/media/a.jpg',
  '/scripts/econda.js',
  '/builds/meta/a.json',
  '/sitemap.xml',
  '/sofas/',
  '/sofas/_payload.json',
] as const

const BODIES = [
  { what: 'a huge form', init: { headers: FORM, body: HUGE } },
  { what: 'huge JSON', init: { headers: JSON_TYPE, body: HUGE } },
  { what: 'broken JSON', init: { headers: JSON_TYPE, body: '{"a":' } },
  { what: 'JSON that is no object', init: { headers: JSON_TYPE, body: '[1]' } },
  { what: 'a broken form', init: { headers: FORM, body: '%E0%&&=%00&step=confirm' } },
  { what: 'no text', init: { headers: FORM, body: NO_TEXT } },
  {
    what: 'a zero byte',
    init: { headers: JSON_TYPE, body: '{"email":"a\\u0000@b.de","password":"a\\u0000"}' },
  },
  { what: 'a lone surrogate', init: { headers: JSON_TYPE, body: '{"email":"\\ud800@b.de"}' } },
  { what: 'a file', init: { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x' } },
  {
    what: 'packed bytes that are none',
    init: { headers: { ...FORM, 'content-encoding': 'gzip' }, body: 'x' },
  },
  { what: 'nothing', init: {} },
]

test.each(BODIES)('no door breaks when it is sent $what', async ({ init }) => {
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...init.headers }

  const answers = await Promise.all(
    DOORS.flatMap((path) =>
      ['POST', 'PUT', 'DELETE', 'PATCH'].map(async (method) => {
        const { status } = await shop.ask(path, { ...init, headers, method })
        return `${method} ${path} ${status}`
      }),
    ),
  )

  expect(answers.filter((answer) => / 5\d\d$/.test(answer))).toEqual([])
  expect(shop.errors).toEqual([])
})

test.each([
  { what: 'a zero byte', strange: '%00' },
  { what: 'a zero byte in a word', strange: 'a%00b' },
  { what: 'a zero byte that is written twice over', strange: 'a%2500b/' },
  { what: 'a file with a zero byte that is written twice over', strange: 'a%2500.html' },
  { what: 'half a letter', strange: '%E0%A4%A' },
  { what: 'bytes that are no letters', strange: '%ff%fe' },
  { what: 'a lone surrogate', strange: '%ED%A0%80' },
  { what: 'a way up', strange: '..%2f..%2fetc%2fpasswd' },
  { what: 'a very long word', strange: 'a'.repeat(5000) },
  { what: 'a search for a zero byte', strange: '?q=%00' },
  { what: 'a search for half a letter', strange: '?q=%E0%' },
  { what: 'a page beyond all numbers', strange: '?page=99999999999999999999&sort=%00' },
  { what: 'filters of no kind', strange: '?filters[%00]=%00&filters[__proto__]=x' },
  { what: 'a locale that is none', strange: '?locale=%00' },
])('no door breaks when it is asked for $what', async ({ strange }) => {
  const answers = await Promise.all(
    DOORS.map(async (path) => {
      const address = strange.startsWith('?') ? path + strange : path.replace(/[^/]*\/?$/, `${strange}/`)
      const { status } = await shop.ask(address)
      return `${path} ${status}`
    }),
  )

  expect(answers.filter((answer) => / 5\d\d$/.test(answer))).toEqual([])
  expect(shop.errors).toEqual([])
})

test('a withdrawal that is too long gets a page that says so', async () => {
  const answer = await shop.ask('/vertrag-widerrufen/', {
    method: 'POST',
    headers: { ...FORM, origin: ORIGIN },
    body: HUGE,
  })

  expect(answer.status).toBe(413)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toContain('zu lang')
})

test('the page of the sandbox refuses a form that is too long', async () => {
  const payment = {
    paymentId: 'p1',
    method: 'KK',
    orderNumber: 'T1',
    amount: 100,
    currencyCode: 'EUR',
    locale: 'de-de',
    shopName: 'Prüfhaus',
    successAddress: '/danke/',
    failureAddress: '/kasse/',
    expiresAt: '2030-01-01T00:00:00.000Z',
    saveFor: null,
    card: null,
    isAgreed: false,
  } as const
  const page = `/sandbox/pay/${sandboxToken(payment, TEST_SECRET)}/`

  const known = await shop.ask(page)
  const refused = await shop.ask(page, { method: 'POST', headers: FORM, body: HUGE })

  expect([known.status, refused.status]).toEqual([200, 413])
})

test('a style sheet is cut from the pieces of a build that is known, and of no other', async () => {
  const unknown = await shop.ask('/assets/sheets/0123456789.AQ.css')
  const badlyNamed = await shop.ask('/assets/sheets/..%2f.AQ.css')

  expect([unknown.status, badlyNamed.status]).toEqual([404, 404])
})
