import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { placeOrder, putCheckoutPayment } from '@shop/api-client/contract/checkout'
import type { Call, InputOf } from '@shop/api-client/contract/define-call'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { tinyCatalogue } from '@shop/catalogue/testing/tiny-catalogue'
import { runCommand } from '@shop/commerce/cli/commands'
import { basketKey } from '@shop/domain/basket/basket-key'
import { openShop } from '@shop/domain/shop/shop'
import { ucpAnswerProblems, ucpProblems } from '@shop/doors/testing/ucp-schemas'
import { CAPABILITY_NAMES, ORDER } from '@shop/doors/ucp/protocol/capabilities'
import { routeOf } from '@shop/doors/ucp/rest/rest-answer'
import { localSigningKey } from '@shop/doors/ucp/signature/signing-keys'
import { assistantOrders } from '@shop/engine/db/schema/assistants'
import { orders } from '@shop/engine/db/schema/orders'
import { takeBackUnits } from '@shop/sales/after-sales/take-back-units'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'
import { agentProfile, anAgent, type TestAgent } from '../testing/an-agent.ts'

const CHECKOUT = 'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout'
const BERLIN = {
  first_name: 'Anna',
  last_name: 'Probst',
  street_address: 'Lindenweg 12',
  postal_code: '10115',
  address_locality: 'Berlin',
  address_country: 'DE',
}
const PERSON = /anna|probst|lindenweg|10115/i

const signer = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })

let shop: TestShopApp
let agent: TestAgent

beforeAll(async () => {
  agent = await anAgent()
  agent.profiles['/signing.json'] = profileWith('platform', signer.publicKey, '/orders')
  agent.profiles['/stranger.json'] = profileWith('stranger', stranger.publicKey, '/stranger-orders')
  shop = await aShopApp({ SHOP_ENV: 'local' })
  await importCatalogue(shop.engine.database, lines(), { strict: true })
  await shop.engine.refresh()
})
beforeEach(async () => {
  await shop.engine.database.sql.delete(assistantOrders)
  agent.posts.length = 0
  agent.answer.status = 200
})
afterAll(async () => {
  agent.close()
  await shop.close()
})

describe('a signature', () => {
  const asked = { method: 'POST', path: '/ucp/v1/checkout-sessions', body: JSON.stringify(glasses()) }

  test('that holds is taken, and the answer is signed in turn', async () => {
    const answer = await asking(asked)
    const body = await answer.text()

    expect(answer.status).toBe(201)
    expect(ucpProblems(CHECKOUT, JSON.parse(body))).toEqual([])
    expect(isSignedByShop({ '@status': '201' }, answer.headers, body)).toBe(true)
    expect(isSignedByShop({ '@status': '200' }, answer.headers, body)).toBe(false)
    expect(isSignedByShop({ '@status': '201' }, answer.headers, `${body} `)).toBe(false)
  })

  test.each([
    ['of another key', { key: stranger.privateKey }, 401, 'signature_invalid'],
    ['of a key that nobody has', { kid: 'none' }, 401, 'key_not_found'],
    ['for another shop', { authority: 'other.example' }, 401, 'signature_invalid'],
    ['for another address', { signedPath: '/ucp/v1/carts' }, 401, 'signature_invalid'],
    ['for another method', { signedMethod: 'PUT' }, 401, 'signature_invalid'],
    ['of another body', { sentBody: '{"line_items":[]}' }, 400, 'digest_mismatch'],
    ['that leaves the body out', { without: ['content-digest', 'content-type'] }, 401, 'signature_invalid'],
    ['that leaves the key of repeats out', { without: ['idempotency-key'] }, 401, 'signature_invalid'],
    ['that leaves the agent out', { without: ['ucp-agent'] }, 401, 'signature_invalid'],
    ['without what it covers', { drop: 'signature-input' }, 401, 'signature_missing'],
    ['that is not there', { drop: 'signature' }, 401, 'signature_missing'],
    ['in other words', { input: 'sig1=("@method";req);keyid="platform"' }, 401, 'signature_invalid'],
  ])('%s is refused', async (_, change, status, code) => {
    const answer = await asking({ ...asked, ...change })
    const body = await answer.json()

    expect([answer.status, body.code]).toEqual([status, code])
  })

  test('holds for a tool of MCP as well, and for no other profile than its own', async () => {
    const call = (profile: string, key: string | null) =>
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'create_cart',
          arguments: {
            meta: {
              'ucp-agent': { profile: agent.origin + profile },
              ...(key === null ? {} : { 'idempotency-key': key }),
            },
            cart: glasses(),
          },
        },
      })
    const post = (profile: string, key: string | null = crypto.randomUUID()) =>
      asking({
        method: 'POST',
        path: '/ucp/mcp',
        body: call(profile, key),
        headers: { accept: 'application/json, text/event-stream' },
      })
    const [own, other] = [await post('/signing.json'), await post('/profile.json')]

    expect([own.status, other.status]).toEqual([200, 401])
    expect((await own.json()).result.structuredContent.id).toEqual(expect.any(String))
    expect((await other.json()).error.data.code).toBe('signature_invalid')

    // Whoever had recorded it could send it again.
    const unkeyed = await post('/signing.json', null)
    expect([unkeyed.status, (await unkeyed.json()).error.code]).toEqual([400, -32602])
  })

  test('keeps what it began: nobody else reads or changes it, signed or not', async () => {
    const made = await (await asking(asked)).json()
    const path = `${asked.path}/${made.id}`
    const unsigned = {
      headers: { 'ucp-agent': agent.header('/signing.json'), 'idempotency-key': crypto.randomUUID() },
    }

    const seen = [
      await (await asking({ method: 'GET', path })).json(),
      await (await asking({ method: 'GET', path, ...asStranger() })).json(),
      await (await shop.ask(path, unsigned)).json(),
      await (await shop.ask(`${path}/cancel`, { method: 'POST', body: '{}', ...unsigned })).json(),
    ]

    expect(seen.map(({ ucp }) => ucp.status)).toEqual(['success', 'error', 'error', 'error'])
    expect(seen[1].messages).toMatchObject([{ code: 'not_found' }])
  })
})

test('the profile publishes the key and declares orders; without a key neither', async () => {
  const profile = await (await shop.ask('/.well-known/ucp')).json()
  const mute = await aShopApp({ SHOP_ENV: 'qa' })
  const other = await (await mute.ask('/.well-known/ucp')).json()
  await mute.close()

  for (const one of [profile, other])
    expect(ucpProblems('discovery/profile.json#/$defs/business_profile', one)).toEqual([])
  expect(JSON.stringify(profile.signing_keys)).not.toContain(localSigningKey().d)
  expect(profile.signing_keys).toMatchObject([{ kid: 'local', use: 'sig', alg: 'ES256' }])
  expect([other.signing_keys, ORDER in profile.ucp.capabilities, ORDER in other.ucp.capabilities]).toEqual([
    [],
    true,
    false,
  ])
})

test('the platform hears of the order, signed, and of what becomes of it, and nothing of the buyer', async () => {
  const { made, number, id } = await anOrder()
  await notified(1)
  await command('orders', 'pack', number)
  await command('orders', 'ship', number)
  await notified(2)
  await command('orders', 'deliver', number)
  await notified(3)

  for (const { headers, body } of agent.posts) {
    expect(ucpProblems('shopping/order.json', JSON.parse(body))).toEqual([])
    expect(body).not.toMatch(PERSON)
    expect(headers['ucp-agent']).toBe('profile="http://localhost:3000/.well-known/ucp"')
    expect(headers['webhook-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    const url = new URL(agent.origin)
    const covered = { '@method': 'POST', '@authority': url.host, '@path': '/orders' }
    expect(
      isSignedByShop(
        covered,
        new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body,
      ),
    ).toBe(true)
  }
  const [placed, shipped, delivered] = agent.posts.map(({ body }) => JSON.parse(body))
  expect(placed).toMatchObject({
    id,
    label: number,
    checkout_id: made.id,
    permalink_url: `http://localhost:3000/konto/bestellung/${number}/`,
    currency: 'EUR',
    line_items: [{ quantity: { original: 2, total: 2, fulfilled: 0 }, status: 'processing' }],
    totals: made.totals,
    fulfillment: {
      expectations: [{ method_type: 'shipping', destination: { address_country: 'DE' } }],
      events: [],
    },
  })
  expect(placed.line_items[0].id).toBe(made.line_items[0].id)
  expect(shipped).toMatchObject({
    line_items: [{ quantity: { fulfilled: 2 }, status: 'fulfilled' }],
    fulfillment: { events: [{ type: 'shipped', line_items: [{ quantity: 2 }] }] },
  })
  expect(delivered.fulfillment.events.map(({ type }: { type: string }) => type)).toEqual([
    'shipped',
    'delivered',
  ])

  const answer = await asking({ method: 'GET', path: `/ucp/v1/orders/${id}` })
  const body = await answer.text()
  expect(isSignedByShop({ '@status': '200' }, answer.headers, body)).toBe(true)
  expect(JSON.parse(body)).toEqual(delivered)
  expect(await orderByTool(id)).toEqual(delivered)
  const checkout = await (
    await asking({ method: 'GET', path: `/ucp/v1/checkout-sessions/${made.id}` })
  ).json()
  expect(ucpProblems(CHECKOUT, checkout)).toEqual([])
  expect(checkout).toMatchObject({ status: 'completed', order: { id, label: number } })
  expect(checkout).not.toHaveProperty('continue_url')
})

test('a cancelled order is reported with nothing left of it', async () => {
  const { number } = await anOrder()
  await notified(1)
  await command('orders', 'cancel', number)
  await notified(2)

  const cancelled = JSON.parse(agent.posts[1]?.body ?? '')
  expect(ucpProblems('shopping/order.json', cancelled)).toEqual([])
  expect(cancelled).toMatchObject({
    line_items: [{ quantity: { original: 2, total: 0 }, status: 'removed' }],
    adjustments: [
      { type: 'cancellation', line_items: [{ quantity: -2 }] },
      { type: 'refund', status: 'pending', totals: [{ type: 'total', amount: -(2000 + 595) }] },
    ],
  })
})

// All buyers of a platform come from one address, so the thirty-first code within a quarter of an hour was refused to all.
test('the codes of one buyer are not counted as those of another one of the same platform', async () => {
  const codes = []
  for (let buyer = 0; buyer < 32; buyer += 1) {
    const body = JSON.stringify({ ...glasses(), discounts: { codes: ['NOTHING'] } })
    const made = await (await asking({ method: 'POST', path: '/ucp/v1/carts', body })).json()
    codes.push(...made.messages.map(({ code }: { code: string }) => code))
  }

  expect(codes).toEqual(codes.map(() => 'discount_code_invalid'))
  expect(codes).toHaveLength(32)
})

// What was cancelled counted as delivered, a return took everything, and a withdrawal was told by nothing.
test('parts that are cancelled, delivered, withdrawn and back are told as what they are', async () => {
  const { number, id } = await anOrder({}, twoArticles())
  const read = async () => (await asking({ method: 'GET', path: `/ucp/v1/orders/${id}` })).json()
  await command('orders', 'cancel', number, '--items', '2')
  await command('orders', 'ship', number)
  await command('orders', 'deliver', number)
  const delivered = await read()

  const now = new Date()
  const declared = { by: 'shopper', declaration: 'W-1', declaredAt: now, note: null, now }
  await shop.engine.database.transaction((sql) =>
    takeBackUnits(sql, { orderId: id, lines: [{ position: 1, quantity: 1 }], ...declared }),
  )
  const withdrawn = await read()
  await command('orders', 'return', number)
  const back = await read()

  const [first, second] = delivered.line_items
  for (const answer of [delivered, withdrawn, back]) {
    expect(ucpProblems('shopping/order.json', answer)).toEqual([])
  }
  expect(delivered).toMatchObject({
    line_items: [
      { quantity: { original: 2, total: 2, fulfilled: 2 }, status: 'fulfilled' },
      { quantity: { original: 1, total: 0, fulfilled: 0 }, status: 'removed' },
    ],
    adjustments: [
      { type: 'cancellation', line_items: [{ id: second.id, quantity: -1 }] },
      { type: 'refund' },
    ],
  })
  const [, arrived] = delivered.fulfillment.events
  expect(arrived).toMatchObject({ type: 'delivered', line_items: [{ id: first.id, quantity: 2 }] })
  expect(arrived.line_items).toHaveLength(1)
  const lines = [{ id: first.id, quantity: -1 }]
  expect(withdrawn.line_items[0].quantity).toEqual({ original: 2, total: 1, fulfilled: 1 })
  expect(withdrawn.adjustments[1]).toMatchObject({ type: 'return', status: 'pending', line_items: lines })
  expect(back.adjustments[1]).toMatchObject({ type: 'return', status: 'completed', line_items: lines })
})

test('a platform that does not answer is notified again, as the same event', async () => {
  agent.answer.status = 503
  await anOrder()
  await notified(1)
  const [row] = await waiting()
  await shop.engine.database.sql.update(assistantOrders).set({ dueAt: new Date(0) })
  agent.answer.status = 200
  await notified(2)

  expect(row).toMatchObject({ attempts: 1, lastError: 'It answered 503.' })
  expect(agent.posts[1]?.headers['webhook-id']).toBe(agent.posts[0]?.headers['webhook-id'])
  expect(await waiting()).toEqual([])
})

test('a platform that keeps the shop waiting is told one thing at a time, and makes no other wait', async () => {
  agent.silent.add('/orders')
  try {
    await anOrder()
    await anOrder()
    await anOrder(asStranger())
    await shop.engine.tidy()
    await vi.waitFor(() =>
      expect(agent.posts.map(({ path }) => path).sort()).toEqual(['/orders', '/stranger-orders']),
    )
  } finally {
    agent.silent.clear()
  }
  await vi.waitFor(async () => {
    expect(agent.posts.filter(({ path }) => path === '/orders')).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })
})

test('an order is read by its platform alone, and only with a signature', async () => {
  const { id } = await anOrder()
  const path = `/ucp/v1/orders/${id}`
  const unsigned = await shop.ask(path, { headers: { 'ucp-agent': agent.header('/signing.json') } })
  const foreign = await (await asking({ method: 'GET', path, ...asStranger() })).json()
  const unknown = await (await asking({ method: 'GET', path: `/ucp/v1/orders/${'0'.repeat(32)}` })).json()

  expect([unsigned.status, (await unsigned.json()).code]).toEqual([401, 'signature_missing'])
  for (const body of [foreign, unknown]) {
    expect(ucpProblems('shopping/types/error_response.json', body)).toEqual([])
    expect(body.messages).toMatchObject([{ code: 'not_found' }])
  }
})

test('whose person is deleted is reported to nobody any more', async () => {
  const { id } = await anOrder()
  await notified(1)
  await shop.engine.database.sql.update(orders).set({ customerId: null })
  const body = await (await asking({ method: 'GET', path: `/ucp/v1/orders/${id}` })).json()

  expect(body.messages).toMatchObject([{ code: 'not_found' }])
})

test('what the buyer orders later is nobody’s business, nor what an unsigned checkout becomes', async () => {
  const first = await anOrder()
  await notified(1)
  await buyMore(first.token)
  const made = await (
    await shop.ask('/ucp/v1/checkout-sessions', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'ucp-agent': agent.header('/signing.json'),
      },
      body: JSON.stringify(order()),
    })
  ).json()
  await ordered(await tokenOf(made))
  await shop.engine.tidy()
  const { body } = {
    body: await (
      await shop.ask(`/ucp/v1/checkout-sessions/${made.id}`, {
        headers: { 'ucp-agent': agent.header('/signing.json') },
      })
    ).json(),
  }

  const known = await shop.engine.database.sql.select().from(assistantOrders)
  expect(known.filter(({ checkoutId }) => checkoutId === first.made.id)).toHaveLength(1)
  expect(known.map(({ checkoutId }) => checkoutId)).not.toContain(made.id)
  expect([body.status, body.order]).toEqual(['requires_escalation', undefined])
})

test('a buyer who has a basket already takes the order to themselves', async () => {
  const own = await tokenOf(await begun())
  const made = await begun()
  const navigating = { 'sec-fetch-mode': 'navigate', cookie: `test_session=${own}` }
  const opened = await shop.ask(made.continue_url, { headers: navigating })
  await ordered(own)

  const known = await shop.engine.database.sql.select().from(assistantOrders)
  expect(opened.headers.get('location')).toBe('http://localhost:3000/warenkorb/')
  expect(known.map(({ checkoutId }) => checkoutId)).not.toContain(made.id)
})

test('two browsers that open a checkout at once make one basket, and two presses of its button one order', async () => {
  const made = await (
    await asking({ method: 'POST', path: '/ucp/v1/checkout-sessions', body: JSON.stringify(order()) })
  ).json()
  const tokens = (await Promise.all([tokenOf(made), tokenOf(made), tokenOf(made)])).filter(
    (token) => token !== '',
  )
  const [token = ''] = tokens
  await call(token, putCheckoutPayment, { paymentKey: 'V' })
  const key = crypto.randomUUID()
  const pressed = await Promise.all([press(token, key), press(token, key), press(token, crypto.randomUUID())])

  expect(tokens).toHaveLength(1)
  const numbers = pressed
    .filter(({ status }) => status === 201)
    .map(({ body }) => (body as { orderNumber: string }).orderNumber)
  expect(new Set(numbers).size).toBe(1)
  const known = await shop.engine.database.sql.select().from(assistantOrders)
  expect(known.filter(({ checkoutId }) => checkoutId === made.id)).toHaveLength(1)
})

function profileWith(kid: string, key: KeyObject, path: string) {
  const { ucp } = agentProfile(CAPABILITY_NAMES)
  const config = { webhook_url: agent.origin + path }
  const capabilities = { ...ucp.capabilities, [ORDER]: [{ version: ucp.version, config }] }
  return { ucp: { ...ucp, capabilities }, signing_keys: [{ kid, ...key.export({ format: 'jwk' }) }] }
}

function asStranger() {
  return { key: stranger.privateKey, kid: 'stranger', profile: '/stranger.json' }
}

function glasses() {
  return { line_items: [{ item: { id: 'P4:40' }, quantity: 2 }] }
}

/** Glasses and a cushion. */
function twoArticles() {
  return { ...order(), line_items: [...glasses().line_items, { item: { id: 'P1:10' }, quantity: 1 }] }
}

function order() {
  return {
    ...glasses(),
    buyer: { email: 'anna@example.org' },
    fulfillment: { methods: [{ type: 'shipping', destinations: [BERLIN] }] },
  }
}

/** A checkout that is begun under a signature, opened by its buyer and ordered. */
async function anOrder(by: Partial<ReturnType<typeof asStranger>> = {}, basket: object = order()) {
  const made = await begun(by, basket)
  const token = await tokenOf(made)
  const number = await ordered(token)
  const known = await shop.engine.database.sql.select().from(assistantOrders)
  const id = known.find(({ checkoutId }) => checkoutId === made.id)?.orderId ?? ''
  return { made, token, number, id }
}

async function begun(by: Partial<ReturnType<typeof asStranger>> = {}, basket: object = order()) {
  const body = JSON.stringify(basket)
  return (await asking({ method: 'POST', path: '/ucp/v1/checkout-sessions', body, ...by })).json()
}

/** As a tool of MCP reads it, under the platform's signature. */
async function orderByTool(id: string) {
  const meta = { 'ucp-agent': { profile: `${agent.origin}/signing.json` } }
  const params = { name: 'get_order', arguments: { meta, id } }
  const answer = await asking({
    method: 'POST',
    path: '/ucp/mcp',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    headers: { accept: 'application/json, text/event-stream' },
  })
  const { result } = await answer.json()
  expect(ucpAnswerProblems('get_order', answer.status, result.structuredContent)).toEqual([])
  return result.structuredContent
}

async function tokenOf({ continue_url }: { continue_url: string }): Promise<string> {
  const opened = await shop.ask(continue_url, { headers: { 'sec-fetch-mode': 'navigate' } })
  return /=([\w-]{43});/.exec(opened.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

async function ordered(token: string): Promise<string> {
  await call(token, putCheckoutPayment, { paymentKey: 'V' })
  const { status, body } = await press(token, crypto.randomUUID())
  expect([status, body]).toEqual([201, body])
  const { orderNumber } = body as { orderNumber: string }
  await command('orders', 'paid', orderNumber)
  return orderNumber
}

async function buyMore(token: string): Promise<void> {
  const key = basketKey(openShop(shop.engine.brand, 'de-de').shopId, '')
  await call(token, loadBasket, { basketKey: key })
  await call(token, addBasketItem, { basketKey: key, variantId: 40, quantity: 1 })
  await ordered(token)
}

async function press(token: string, idempotencyKey: string) {
  const request = { locale: 'de-de', token, address: '127.0.0.1', idempotencyKey, userAgent: null } as const
  return shop.engine.call(placeOrder, { acceptedTerms: true }, request)
}

async function call<C extends Call>(token: string, asked: C, input: InputOf<C>) {
  const request = {
    locale: 'de-de',
    token,
    address: '127.0.0.1',
    idempotencyKey: null,
    userAgent: null,
  } as const
  const { status, body } = await shop.engine.call(asked, input, request)
  expect([status < 300, body]).toEqual([true, body])
}

async function command(...words: string[]): Promise<void> {
  const { lines: said } = await runCommand(shop.engine.database, words, new Date())
  expect(said.join('\n')).not.toMatch(/^(?:error|usage)/i)
}

/** Until the platform has heard so much. */
async function notified(times: number): Promise<void> {
  await shop.engine.tidy()
  await vi.waitFor(async () => {
    expect(agent.posts).toHaveLength(times)
    expect((await waiting()).every(({ lastError }) => lastError !== null)).toBe(true)
  })
}

async function waiting() {
  const rows = await shop.engine.database.sql.select().from(assistantOrders)
  return rows.filter(({ dueAt }) => dueAt !== null)
}

type SignedAsk = {
  method: string
  path: string
  body?: string
  headers?: Record<string, string>
  profile?: string
  key?: KeyObject
  kid?: string
  authority?: string
  signedPath?: string
  signedMethod?: string
  sentBody?: string
  without?: readonly string[]
  drop?: string
  input?: string
}

/** Asks as RFC 9421 and the protocol say, by code of its own; what is answered is valid by the schemas. */
async function asking(asked: SignedAsk): Promise<Response> {
  const { method, path, body, key = signer.privateKey, kid = 'platform', profile = '/signing.json' } = asked
  const repeated = method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }
  const headers: Record<string, string> = {
    'ucp-agent': agent.header(profile),
    ...repeated,
    ...asked.headers,
  }
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    headers['content-digest'] = digestOf(body)
  }
  const values: Record<string, string> = {
    '@method': asked.signedMethod ?? method,
    '@authority': asked.authority ?? 'localhost:3000',
    '@path': asked.signedPath ?? path,
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'accept')),
  }
  const names = Object.keys(values).filter((name) => !asked.without?.includes(name))
  const params = `(${names.map((name) => `"${name}"`).join(' ')});created=1800000000;keyid="${kid}"`
  const base = [...names.map((name) => `"${name}": ${values[name]}`), `"@signature-params": ${params}`].join(
    '\n',
  )
  const bytes = sign('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' })
  headers['signature-input'] = asked.input ?? `sig1=${params}`
  headers.signature = `sig1=:${bytes.toString('base64')}:`
  if (asked.drop !== undefined) delete headers[asked.drop]
  const answer = await shop.ask(path, { method, headers, body: asked.sentBody ?? body ?? null })
  const name = routeOf(method, path.replace('/ucp/v1', ''))?.name
  if (name !== undefined)
    expect(ucpAnswerProblems(name, answer.status, await answer.clone().json())).toEqual([])
  return answer
}

/** Verifies by what the profile publishes. */
function isSignedByShop(values: Record<string, string>, headers: Headers, body: string): boolean {
  const input = headers.get('signature-input') ?? ''
  const [, params = '', list = ''] = /^sig1=(\(([^)]*)\).*)$/.exec(input) ?? []
  const names = list.split(' ').map((name) => name.slice(1, -1))
  const known = (name: string) => values[name] ?? headers.get(name)
  const base = [...names.map((name) => `"${name}": ${known(name)}`), `"@signature-params": ${params}`].join(
    '\n',
  )
  const [, signature = ''] = /^sig1=:(.+):$/.exec(headers.get('signature') ?? '') ?? []
  const { d: _, ...published } = localSigningKey()
  const key = createPublicKey({ key: published, format: 'jwk' })
  const isCovered = [...Object.keys(values), 'content-digest', 'content-type'].every((name) =>
    names.includes(name),
  )
  const holds = verify(
    'sha256',
    Buffer.from(base),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64'),
  )
  return isCovered && holds && headers.get('content-digest') === digestOf(body)
}

function digestOf(body: string): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
}

async function* lines(): AsyncGenerator<string> {
  for (const record of tinyCatalogue()) yield JSON.stringify(record)
}
