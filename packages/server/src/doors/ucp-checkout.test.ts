import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import {
  type Checkout,
  loadCheckout,
  putCheckoutAddresses,
  putCheckoutShipping,
} from '@shop/api-client/contract/checkout'
import type { Call } from '@shop/api-client/contract/define-call'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { tinyCatalogue } from '@shop/catalogue/testing/tiny-catalogue'
import { basketKey } from '@shop/domain/basket/basket-key'
import { LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import { openShop } from '@shop/domain/shop/shop'
import { ucpProblems } from '@shop/doors/testing/ucp-schemas'
import { CAPABILITY_NAMES } from '@shop/doors/ucp/protocol/capabilities'
import { stock } from '@shop/engine/db/schema/catalogue'
import { payments } from '@shop/engine/db/schema/orders'
import { outbox } from '@shop/engine/db/schema/system'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'
import { aSigningAgent } from '../testing/a-signing-agent.ts'
import { agentProfile, anAgent, type TestAgent } from '../testing/an-agent.ts'

const SCHEMAS = ['fulfillment', 'buyer_consent', 'discount'].map(
  (name) => `shopping/${name}.json#/$defs/dev.ucp.shopping.checkout`,
)

let shop: TestShopApp
let agent: TestAgent
let platform: ReturnType<typeof aSigningAgent>

beforeAll(async () => {
  agent = await anAgent()
  platform = aSigningAgent(agent, '/platform.json')
  shop = await aShopApp(
    { SHOP_ENV: 'local' },
    { doors: { ucpOrders: 'everywhere', ucpPlatforms: [platform.profile] } },
  )
  await importCatalogue(shop.engine.database, lines(), { strict: true })
  // Enough for what is bought in every locale.
  await shop.engine.database.sql.update(stock).set({ quantity: 90 })
  await shop.engine.refresh()
})
afterAll(async () => {
  agent.close()
  await shop.close()
})

/** Somewhere in the country of each locale. */
const PLACES: Readonly<Record<Locale, Place>> = {
  'de-de': aPlace('Lindenweg 12', '10115', 'Berlin'),
  'de-at': aPlace('Getreidegasse 9', '5020', 'Salzburg'),
  'de-ch': aPlace('Bahnhofstrasse 1', '8001', 'Zürich'),
  'fr-ch': aPlace('Rue du Rhône 8', '1204', 'Genève'),
  'fr-fr': aPlace('12 rue de la Paix', '75002', 'Paris'),
  'fr-be': aPlace('Rue Neuve 5', '1000', 'Bruxelles'),
  'nl-be': aPlace('Meir 50', '2000', 'Antwerpen'),
  'nl-nl': aPlace('Keizersgracht 123', '1015 CJ', 'Amsterdam'),
}

describe.each(LOCALES)('in %s', (locale) => {
  const place = PLACES[locale]
  const { country } = markets[locale]
  const destination = { ...place, address_country: country, first_name: 'Anna', last_name: 'Probst' }

  test.each([
    ['a parcel', [10, 2], 'P1:10'],
    ['freight', [50, 1], 'P5:50'],
  ] as const)(
    '%s goes where and at what it goes from the checkout page',
    async (_, [variantId, quantity], id) => {
      const phone = markets[locale].country === 'DE' ? '+49 30 1234567' : '+41 44 123 45 67'
      const body = await sent(locale, 'POST', '/checkout-sessions', {
        line_items: [{ item: { id }, quantity }],
        buyer: { email: 'anna@example.org' },
        fulfillment: shippingTo({ ...destination, phone_number: phone }),
      })
      const page = await aBrowsersCheckout(locale, { variantId, quantity, destination, phone })

      const [method] = body.fulfillment.methods
      const [chosen] = page.shippingMethods
      expect(totalOf(body)).toBe(page.totals.total)
      expect(body.totals).toContainEqual({ type: 'fulfillment', amount: page.totals.shipping })
      expect(method.destinations).toEqual([expect.objectContaining({ id: 'address', ...destination })])
      expect(method.line_item_ids).toEqual(body.line_items.map((line: { id: string }) => line.id))
      expect(method.groups).toMatchObject([
        {
          selected_option_id: page.shippingMethod,
          options: [
            {
              id: chosen?.key,
              totals: [{ type: 'total', amount: chosen?.cost }],
              latest_fulfillment_time: new Date(chosen?.deliveryDate?.max ?? '').toISOString(),
            },
          ],
        },
      ])
      expect(body.messages).toMatchObject([
        { code: 'requires_buyer_checkout', severity: 'requires_buyer_review' },
      ])
    },
  )

  test('a token of the platform pays what a browser would pay', async () => {
    const prefix = `${markets[locale].pathPrefix}ucp/v1`
    const phone = '+49 30 1234567'
    const asked = {
      line_items: [{ item: { id: 'P1:10' }, quantity: 2 }],
      buyer: { email: 'anna@example.org' },
      fulfillment: shippingTo({ ...destination, phone_number: phone }),
    }
    const signed = async (path: string, body: object) =>
      valid(await platform.ask(shop, { method: 'POST', path: prefix + path, body }))
    const made = await signed('/checkout-sessions', asked)
    const done = await signed(`/checkout-sessions/${made.id}/complete`, {
      payment: { instruments: [await anInstrument(made.id)] },
    })
    const page = await aBrowsersCheckout(locale, { variantId: 10, quantity: 2, destination, phone })

    expect([made.status, done.status]).toEqual(['ready_for_complete', 'completed'])
    const paid = await shop.engine.database.sql
      .select()
      .from(payments)
      .where(eq(payments.orderId, done.order.id))
    expect(paid).toMatchObject([
      { state: 'authorised', amount: page.totals.total, currency: markets[locale].currency },
    ])
  })
})

test('without an address the buyer has to type it, and options and their prices are there already', async () => {
  const body = await sent('de-de', 'POST', '/checkout-sessions', cushions())

  expect(body.messages).toMatchObject([{ severity: 'requires_buyer_input' }])
  expect(body.fulfillment.methods).toMatchObject([
    { type: 'shipping', destinations: [], groups: [{ options: [{ title: 'Paket nach Hause' }] }] },
    { type: 'pickup', destinations: [], line_item_ids: [] },
  ])
})

test('a place of the carrier can be chosen among those near the address, and given up again', async () => {
  const made = await sent('de-de', 'POST', '/checkout-sessions', {
    ...cushions(),
    fulfillment: shippingTo(BERLIN),
  })
  const [, pickup] = made.fulfillment.methods
  const [point] = pickup.destinations
  const fetched = await sent('de-de', 'PUT', `/checkout-sessions/${made.id}`, {
    ...cushions(),
    fulfillment: { methods: [{ type: 'pickup', selected_destination_id: point.id }] },
  })
  const home = await sent('de-de', 'PUT', `/checkout-sessions/${made.id}`, {
    ...cushions(),
    fulfillment: { methods: [{ id: 'shipping', selected_destination_id: 'address' }] },
  })

  expect(point).toMatchObject({ name: expect.any(String), address: { address_country: 'DE' } })
  const lines = made.line_items.map(({ id }: { id: string }) => id)
  expect(fetched.fulfillment.methods).toMatchObject([
    { type: 'shipping', line_item_ids: [], selected_destination_id: null },
    { type: 'pickup', line_item_ids: lines, selected_destination_id: point.id },
  ])
  expect(home.fulfillment.methods).toMatchObject([
    { line_item_ids: lines, selected_destination_id: 'address', destinations: [{ postal_code: '10115' }] },
    { line_item_ids: [], selected_destination_id: null },
  ])
})

test('downloads travel by no method', async () => {
  const body = await sent('de-de', 'POST', '/checkout-sessions', {
    line_items: [{ item: { id: 'P7:70' }, quantity: 1 }],
  })

  expect(body.fulfillment).toEqual({ methods: [] })
})

test.each([
  ['a postal code of another country', { postal_code: '1' }, 'postal_code', 'invalid_field'],
  ['no name', { last_name: '' }, 'last_name', 'invalid_field'],
  ['a street without a number', { street_address: 'Lindenweg' }, 'street_address', 'invalid_field'],
  [
    'a country that is not served',
    { address_country: 'AT', postal_code: '1010' },
    'address_country',
    'address_undeliverable',
  ],
  ['a country nobody sells in', { address_country: 'US' }, 'address_country', 'address_undeliverable'],
])('%s is named where it stands, and no address is kept', async (_, wrong, field, code) => {
  const body = await sent('de-de', 'POST', '/checkout-sessions', {
    ...cushions(),
    fulfillment: shippingTo({ ...BERLIN, ...wrong }),
  })

  expect(body.messages).toContainEqual(
    expect.objectContaining({
      code,
      path: `$.fulfillment.methods[0].destinations[0].${field}`,
      severity: 'recoverable',
    }),
  )
  expect(body.fulfillment.methods[0].destinations).toEqual([])
})

test.each([
  ['a place that is not there', { type: 'pickup', selected_destination_id: 'nowhere' }],
  ['a way to ship that is not offered', { type: 'shipping', groups: [{ selected_option_id: 'freight' }] }],
  ['a way to ship that nobody knows', { type: 'shipping', groups: [{ selected_option_id: 'drone' }] }],
])('%s is named, and nothing else changes', async (_, method) => {
  const body = await sent('de-de', 'POST', '/checkout-sessions', {
    ...cushions(),
    fulfillment: { methods: [method] },
  })

  expect(body.messages[0]).toMatchObject({
    code: 'fulfillment_unavailable',
    path: '$.fulfillment.methods[0]',
  })
  expect(body.fulfillment.methods[0].groups[0].selected_option_id).toBeNull()
})

describe('consent', () => {
  test('the newsletter is offered by mail with the hand-over, once, and nothing is agreed to before', async () => {
    const email = 'reader@example.org'
    const made = await sent('de-de', 'POST', '/checkout-sessions', {
      ...cushions(),
      buyer: { email, consent: { marketing: true, analytics: true } },
      fulfillment: shippingTo(BERLIN),
    })
    const before = await mailsTo(email)
    await opened(made)
    await opened(made)

    expect(made.buyer).toMatchObject({
      email,
      consent: { marketing: true, analytics: false, preferences: false, sale_of_data: false },
    })
    expect(made.messages).toMatchObject([
      { type: 'info', code: 'consent_confirmed_by_mail' },
      { type: 'warning', code: 'consent_asked_in_shop' },
      { code: 'requires_buyer_checkout' },
    ])
    expect([before, await mailsTo(email)]).toEqual([[], ['newsletterConfirmation']])
  })

  test.each([
    ['is not asked', undefined],
    ['says no', { marketing: false }],
    ['agrees to something else', { analytics: true }],
  ])('a buyer who %s gets no mail', async (name, consent) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`
    const made = await sent('de-de', 'POST', '/checkout-sessions', {
      ...cushions(),
      buyer: { email, ...(consent ? { consent } : {}) },
      fulfillment: shippingTo(BERLIN),
    })
    await opened(made)

    expect(await mailsTo(email)).toEqual([])
  })

  test('consent that a change does not repeat is taken back', async () => {
    const email = 'back@example.org'
    const buyer = { email, consent: { marketing: true } }
    const asked = { ...cushions(), buyer, fulfillment: shippingTo(BERLIN) }
    const made = await sent('de-de', 'POST', '/checkout-sessions', asked)
    const changed = await sent('de-de', 'PUT', `/checkout-sessions/${made.id}`, {
      ...asked,
      buyer: { email },
    })
    await opened(made)

    expect(changed.buyer.consent.marketing).toBe(false)
    expect(await mailsTo(email)).toEqual([])
  })
})

test('a browser without a session is led to the checkout, with everything filled in', async () => {
  const made = await sent('de-de', 'POST', '/checkout-sessions', {
    ...cushions(),
    buyer: { email: 'anna@example.org' },
    fulfillment: shippingTo(BERLIN),
  })
  const answer = await opened(made)
  const token = /=([\w-]{43});/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const checkout = await called('de-de', token, loadCheckout, {})

  expect(answer.headers.get('location')).toBe('http://localhost:3000/kasse/')
  expect(checkout.body).toMatchObject({
    customer: { email: 'anna@example.org', isGuest: true },
    shippingAddress: { street: 'Lindenweg', houseNumber: '12', zip: '10115' },
    shippingMethod: 'parcel',
    missing: ['payment'],
    totals: { total: totalOf(made) },
  })
})

test('what stays to be read after the hand-over or a cancellation names nobody', async () => {
  const order = { ...cushions(), buyer: { email: 'anna@example.org' }, fulfillment: shippingTo(BERLIN) }
  const [given, ended] = [
    await sent('de-de', 'POST', '/checkout-sessions', order),
    await sent('de-de', 'POST', '/checkout-sessions', order),
  ]
  await opened(given)
  await sent('de-de', 'POST', `/checkout-sessions/${ended.id}/cancel`, {})

  for (const { id } of [given, ended]) {
    const seen = JSON.stringify(await sent('de-de', 'GET', `/checkout-sessions/${id}`))
    expect(seen).not.toMatch(/anna@|Probst|Lindenweg|10115/i)
  }
})

test('an agent hears nothing of an extension that it does not know, and cannot use it', async () => {
  const names = CAPABILITY_NAMES.filter((name) => !/fulfillment|consent|discount/.test(name))
  agent.profiles['/plain.json'] = agentProfile(names)
  const body = await sent(
    'de-de',
    'POST',
    '/checkout-sessions',
    {
      ...cushions(),
      buyer: { consent: { marketing: true } },
      fulfillment: shippingTo(BERLIN),
      discounts: { codes: ['NO'] },
    },
    { 'ucp-agent': agent.header('/plain.json') },
  )
  const whole = await sent('de-de', 'GET', `/checkout-sessions/${body.id}`)

  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['fulfillment']))
  expect([body.discounts, body.fulfillment, body.buyer?.consent]).toEqual([undefined, undefined, undefined])
  expect(Object.keys(body.ucp.capabilities)).toEqual(['dev.ucp.shopping.checkout'])
  expect(body.messages).toHaveLength(1)
  expect([whole.fulfillment.methods[0].destinations, whole.buyer.consent.marketing]).toEqual([[], false])
})

// Each process counted for itself, so the limit was as high as there were processes.
test('who asks too often is told when to ask again by every process, and nobody else waits', async () => {
  const process = await aShopApp({ SHOP_ENV: 'local' }, { beside: shop })
  const asked = ({ ask }: TestShopApp, from: string) =>
    ask('/ucp/v1/checkout-sessions', { method: 'POST', body: '{}' }, from)
  for (let half = 0; half < 300; half += 1)
    await Promise.all([asked(shop, '203.0.113.9'), asked(process, '203.0.113.9')])
  const [refused, other] = [await asked(process, '203.0.113.9'), await asked(shop, '203.0.113.10')]
  await process.close()

  expect([refused.status, other.status]).toEqual([429, 400])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

const BERLIN = {
  first_name: 'Anna',
  last_name: 'Probst',
  street_address: 'Lindenweg 12',
  postal_code: '10115',
  address_locality: 'Berlin',
  address_country: 'DE',
}

function cushions() {
  return { line_items: [{ item: { id: 'P1:10' }, quantity: 2 }] }
}

function shippingTo(destination: object) {
  return { methods: [{ type: 'shipping', destinations: [destination] }] }
}

function totalOf({ totals }: { totals: { type: string; amount: number }[] }): number | undefined {
  return totals.find(({ type }) => type === 'total')?.amount
}

/** What was written to somebody, by kind. */
async function mailsTo(email: string): Promise<string[]> {
  const rows = await shop.engine.database.sql.select({ payload: outbox.payload }).from(outbox)
  const mails = rows.flatMap(({ payload }) => (JSON.stringify(payload).includes(email) ? [payload] : []))
  return mails.map((mail) => (mail as { kind: string }).kind)
}

/** Asks under a profile that knows everything; every answer is valid by every schema of a checkout. */
async function sent(
  locale: Locale,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const answer = await shop.ask(`${markets[locale].pathPrefix}ucp/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'ucp-agent': agent.header(),
      ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return valid(answer)
}

async function valid(answer: Response) {
  const document = await answer.json()
  for (const schema of SCHEMAS) expect([schema, ucpProblems(schema, document)]).toEqual([schema, []])
  return document
}

/** A card at the sandbox, for this checkout. */
async function anInstrument(checkoutId: string) {
  const answer = await shop.ask('/sandbox/tokenize/', {
    method: 'POST',
    body: JSON.stringify({
      credential: { type: 'card', card_number_type: 'fpan', number: '4242424242424242' },
      binding: { checkout_id: checkoutId },
    }),
  })
  const { token } = await answer.json()
  const credential = { type: 'token', token }
  return { id: 'one', handler_id: 'sandbox_tokenizer', type: 'card', selected: true, credential }
}

type Place = Bought['destination']

function aPlace(street_address: string, postal_code: string, address_locality: string): Place {
  return { street_address, postal_code, address_locality }
}

async function opened({ continue_url }: { continue_url: string }): Promise<Response> {
  return shop.ask(continue_url, { headers: { 'sec-fetch-mode': 'navigate' } })
}

async function called(locale: Locale, token: string | null, call: Call, input: object) {
  const answer = await shop.engine.call(call, input, {
    locale,
    token,
    address: '127.0.0.1',
    idempotencyKey: null,
    userAgent: null,
  })
  expect([answer.status, answer.body]).toEqual([expect.toSatisfy((status) => status < 300), answer.body])
  return answer
}

type Bought = {
  variantId: number
  quantity: number
  phone: string
  destination: { street_address: string; postal_code: string; address_locality: string }
}

async function aBrowsersCheckout(
  locale: Locale,
  { variantId, quantity, destination, phone }: Bought,
): Promise<Checkout> {
  const key = basketKey(openShop(shop.engine.brand, locale).shopId, '')
  const { cookie } = await called(locale, null, loadBasket, { basketKey: key })
  const token = cookie === 'ended' ? null : (cookie?.token ?? null)
  await called(locale, token, addBasketItem, { basketKey: key, variantId, quantity })
  const [, street, houseNumber] = /^(\D*) (\d+)$/.exec(destination.street_address) ?? []
  const { body } = await called(locale, token, putCheckoutAddresses, {
    email: 'browser@example.org',
    shipping: {
      firstName: 'Anna',
      lastName: 'Probst',
      street: street ?? destination.street_address,
      houseNumber: houseNumber ?? null,
      zip: destination.postal_code,
      city: destination.address_locality,
      country: markets[locale].country,
      phone,
    },
  })
  const [method] = (body as Checkout).shippingMethods
  const shipped = await called(locale, token, putCheckoutShipping, { shippingMethod: method?.key })
  return shipped.body as Checkout
}

async function* lines(): AsyncGenerator<string> {
  for (const record of tinyCatalogue()) yield JSON.stringify(record)
}
