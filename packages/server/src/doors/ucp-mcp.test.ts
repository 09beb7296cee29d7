import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { tinyCatalogue } from '@shop/catalogue/testing/tiny-catalogue'
import { LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import { ucpAnswerProblems, ucpProblems } from '@shop/doors/testing/ucp-schemas'
import { UCP_TOOLS } from '@shop/doors/ucp/mcp/tools'
import { routeOf } from '@shop/doors/ucp/rest/rest-answer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'
import { agentProfile, anAgent, type TestAgent } from '../testing/an-agent.ts'

const CHECKOUT = 'shopping/discount.json#/$defs/dev.ucp.shopping.checkout'
const [KEY, CANCELLING, COMPLETING] = [
  '7d1c0a52-4be8-4c6a-9d1f-2f5a1f0f9a11',
  '0b5e8a6e-6f0b-4d0e-8a53-6f7f1f4f0c22',
  'c2a1e7d4-90b7-4b8a-b1de-3d2b7c9a5e33',
] as const

let shop: TestShopApp
let agent: TestAgent

beforeAll(async () => {
  agent = await anAgent()
  shop = await aShopApp({ SHOP_ENV: 'local' })
  await importCatalogue(shop.engine.database, lines(), { strict: true })
  await shop.engine.refresh()
})
afterAll(async () => {
  agent.close()
  await shop.close()
})

describe.each([
  ['of 2025', 'legacy'],
  ['of 2026', { pin: '2026-07-28' }],
] as const)('the official client, by the protocol %s', (_, mode) => {
  test('finds every tool, with what it takes', async () => {
    const client = await connected('de-de', mode)
    const { tools } = await client.listTools()

    expect(tools.map(({ name }) => name)).toEqual(UCP_TOOLS.map(({ name }) => name))
    expect(tools.find(({ name }) => name === 'cancel_cart')?.inputSchema).toMatchObject({
      required: ['meta', 'id'],
      properties: { meta: { required: ['ucp-agent', 'idempotency-key'] } },
    })
    expect(client.getInstructions()).toContain('continue_url')
    await client.close()
  })

  test.each(LOCALES)('fills a checkout in %s, which costs what REST says', async (locale) => {
    const client = await connected(locale, mode)
    const wanted = { line_items: [{ item: { id: 'P1:10' }, quantity: 2 }] }

    const found = await called(client, 'search_catalog', { catalog: { query: 'Kissen' } })
    const made = await called(client, 'create_checkout', { checkout: wanted })
    const rest = await byRest(locale, 'POST', '/checkout-sessions', wanted)

    expect(ucpProblems('shopping/catalog_search.json#/$defs/search_response', found)).toEqual([])
    expect(found.products).toMatchObject([{ id: 'P1' }])
    expect(ucpProblems(CHECKOUT, made)).toEqual([])
    expect(made.totals).toEqual(rest.totals)
    expect(made).toMatchObject({ status: 'requires_escalation', ucp: { payment_handlers: {} } })
    expect(made.continue_url).toBe(
      `http://localhost:3000${markets[locale].pathPrefix}ucp/continue/${made.id}/`,
    )
    await client.close()
  })
})

test('a cart is changed, read over REST as well, and ended once', async () => {
  const client = await connected('de-de', 'legacy')
  const made = await called(client, 'create_cart', { cart: { line_items: [line('P1:10', 1)] } })
  const changed = await called(client, 'update_cart', {
    id: made.id,
    cart: { line_items: [line('P2:20', 3)] },
  })
  const read = await byRest('de-de', 'GET', `/carts/${made.id}`)
  const ended = await called(client, 'cancel_cart', { id: made.id, key: CANCELLING })
  const late = await called(client, 'update_cart', { id: made.id, cart: { line_items: [line('P1:10', 5)] } })

  expect(linesOf(changed)).toEqual([['P2:20', 3]])
  expect(linesOf(read)).toEqual([['P2:20', 3]])
  expect(linesOf(ended)).toEqual([['P2:20', 3]])
  expect(linesOf(late)).toEqual([['P2:20', 3]])
  await client.close()
})

test('articles and products are read by tools as over REST', async () => {
  const client = await connected('fr-ch', 'legacy')
  const catalog = { ids: ['P1:10', 'P2', 'P9'] }
  const looked = await called(client, 'lookup_catalog', { catalog })
  const product = await called(client, 'get_product', { catalog: { id: 'P1' } })

  expect(looked).toEqual(await byRest('fr-ch', 'POST', '/catalog/lookup', catalog))
  expect(looked.products.map(({ id }: { id: string }) => id)).toEqual(['P1', 'P2'])
  expect(looked.messages).toMatchObject([{ content: 'Not found: P9' }])
  expect(product).toEqual(await byRest('fr-ch', 'POST', '/catalog/product', { id: 'P1' }))
  expect(product.product.variants[0].price).toEqual({ amount: 2490, currency: 'CHF' })
  await client.close()
})

test('a checkout is replaced and canceled by tools, and REST sees it', async () => {
  const client = await connected('de-de', 'legacy')
  const made = await called(client, 'create_checkout', { checkout: { line_items: [line('P1:10', 1)] } })
  const checkout = { line_items: [line('P2:20', 3)] }
  const changed = await called(client, 'update_checkout', { id: made.id, checkout })
  const read = await called(client, 'get_checkout', { id: made.id })
  const canceled = await called(client, 'cancel_checkout', { id: made.id, key: crypto.randomUUID() })

  expect([changed.id, linesOf(changed)]).toEqual([made.id, [['P2:20', 3]]])
  expect(read.totals).toEqual(changed.totals)
  expect([canceled.status, linesOf(canceled)]).toEqual(['canceled', [['P2:20', 3]]])
  expect((await byRest('de-de', 'GET', `/checkout-sessions/${made.id}`)).status).toBe('canceled')
  await client.close()
})

test('completing orders nothing, and says where the buyer goes on', async () => {
  const client = await connected('fr-ch', 'legacy')
  const made = await called(client, 'create_checkout', { checkout: { line_items: [line('P1:10', 1)] } })
  const completed = await called(client, 'complete_checkout', { id: made.id, checkout: {}, key: COMPLETING })

  expect(completed).toMatchObject({ status: 'requires_escalation', continue_url: made.continue_url })
  await client.close()
})

test('an address goes along by a tool, and costs what it costs over REST', async () => {
  const client = await connected('de-de', 'legacy')
  const destination = {
    first_name: 'Anna',
    last_name: 'Probst',
    street_address: 'Lindenweg 12',
    postal_code: '10115',
    address_locality: 'Berlin',
    address_country: 'DE',
  }
  const checkout = {
    line_items: [line('P1:10', 1)],
    buyer: { email: 'anna@example.org', consent: { marketing: false } },
    fulfillment: { methods: [{ type: 'shipping', destinations: [destination] }] },
  }
  const made = await called(client, 'create_checkout', { checkout })
  const read = await byRest('de-de', 'GET', `/checkout-sessions/${made.id}`)

  for (const schema of ['fulfillment', 'buyer_consent'])
    expect(ucpProblems(`shopping/${schema}.json#/$defs/dev.ucp.shopping.checkout`, made)).toEqual([])
  expect(made.fulfillment).toMatchObject({ methods: [{ destinations: [destination] }, { type: 'pickup' }] })
  expect([read.fulfillment, read.totals]).toEqual([made.fulfillment, made.totals])
  await client.close()
})

test('an order is refused to a message that nobody has signed', async () => {
  const answer = await posted('de-de', 'get_order', { id: '0'.repeat(32) })

  expect(answer).toMatchObject({
    status: 401,
    body: { error: { code: -32000, data: { code: 'signature_missing' } } },
  })
})

test('a repeat under one key makes one checkout; another request under it is refused', async () => {
  const client = await connected('de-de', 'legacy')
  const checkout = { line_items: [line('P1:10', 1)] }
  const one = await called(client, 'create_checkout', { checkout, key: KEY })
  const again = await called(client, 'create_checkout', { checkout, key: KEY })
  const other = await posted(
    'de-de',
    'create_checkout',
    { checkout: { line_items: [line('P1:10', 9)] } },
    KEY,
  )

  expect(again.id).toBe(one.id)
  expect(other).toMatchObject({
    status: 409,
    body: { error: { code: -32000, data: { code: 'idempotency_conflict' } } },
  })
  await client.close()
})

test.each([
  ['a cart that is not there', 'get_cart', { id: 'no-such-cart-no-such-cart' }],
  ['a product that is not there', 'get_product', { catalog: { id: 'P99' } }],
])('%s is an answer of the protocol, and no error', async (_, name, args) => {
  const client = await connected('nl-nl', 'legacy')
  const answer = await called(client, name, args)

  expect(ucpProblems('shopping/types/error_response.json', answer)).toEqual([])
  expect(answer).toMatchObject({
    messages: [{ code: 'not_found' }],
    continue_url: 'http://localhost:3000/nl-nl/',
  })
  await client.close()
})

test.each([
  ['nobody', null, 400, -32001, 'invalid_profile_url'],
  ['a profile that is not there', 'ORIGIN/none.json', 424, -32001, 'profile_unreachable'],
  ['an older version', 'ORIGIN/old.json', 422, -32001, 'version_unsupported'],
])('%s is refused by status and code', async (_, profile, status, code, word) => {
  agent.profiles['/old.json'] = { ucp: { ...agentProfile([]).ucp, version: '2026-01-11' } }

  const answer = await posted(
    'de-de',
    'search_catalog',
    { catalog: {} },
    null,
    profile?.replace('ORIGIN', agent.origin) ?? null,
  )

  expect(answer).toMatchObject({ status, body: { id: 1, error: { code, data: { code: word } } } })
})

test.each([
  ['no payload', 'lookup_catalog', {}],
  ['too many ids', 'lookup_catalog', { catalog: { ids: Array.from({ length: 51 }, (_, at) => `P${at}`) } }],
  ['no id', 'get_cart', {}],
  ['no key', 'cancel_cart', { id: 'no-such-cart-no-such-cart' }],
  ['a key that is no UUID', 'create_cart', { cart: {}, meta: { 'idempotency-key': 'once' } }],
  ['a tool that is none', 'buy_everything', {}],
])('%s is refused, and says why', async (_, name, args) => {
  const { body } = await posted('de-de', name, args)

  expect(body.error.code).toBe(-32602)
  expect(body.error.message.length).toBeGreaterThan(10)
})

test.each([
  ['no JSON', '{', 400, -32700],
  ['a batch', '[]', 400, -32602],
  ['too much', `"${'x'.repeat(140_000)}"`, 413, -32000],
])('%s is not read', async (_, text, status, code) => {
  const answer = await shop.ask('/ucp/mcp', { method: 'POST', headers: HEADERS, body: text })

  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code } })
})

test('there is nothing to listen to, and nothing of this was an error of the shop', async () => {
  const answer = await shop.ask('/ucp/mcp', { headers: { accept: 'text/event-stream' } })
  const listening = await shop.ask('/ucp/mcp', {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'subscriptions/listen', params: {} }),
  })

  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await listening.json()).toMatchObject({ id: 7, error: { code: -32601 } })
  expect(shop.errors).toEqual([])
})

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

function line(id: string, quantity: number) {
  return { item: { id }, quantity }
}

/** Judged by the schemas of the protocol. */
type Answer = Awaited<ReturnType<Response['json']>>

async function connected(locale: Locale, mode: 'legacy' | { pin: string }): Promise<Client> {
  const client = new Client({ name: 'test-agent', version: '1.0.0' }, { versionNegotiation: { mode } })
  const address = new URL(`http://localhost:3000${markets[locale].pathPrefix}ucp/mcp`)
  await client.connect(
    new StreamableHTTPClientTransport(address, {
      fetch: async (url, init) => shop.ask(new URL(url).pathname, init),
    }),
  )
  return client
}

async function called(
  client: Client,
  name: string,
  { key, ...args }: { key?: string; [name: string]: unknown },
): Promise<Answer> {
  const meta = {
    'ucp-agent': { profile: `${agent.origin}/profile.json` },
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const { structuredContent, content } = await client.callTool({ name, arguments: { meta, ...args } })
  const [first] = content
  const document: Answer = structuredContent
  expect(JSON.parse(first?.type === 'text' ? first.text : 'null')).toEqual(document)
  const tool = UCP_TOOLS.find((one) => one.name === name)
  expect(tool && ucpAnswerProblems(tool.name, 200, document)).toEqual([])
  return document
}

async function posted(
  locale: Locale,
  name: string,
  args: Record<string, unknown>,
  key: string | null = null,
  profile: string | null = `${agent.origin}/profile.json`,
): Promise<{ status: number; body: Answer }> {
  const meta = {
    ...(profile === null ? {} : { 'ucp-agent': { profile } }),
    ...(key === null ? {} : { 'idempotency-key': key }),
    ...(typeof args.meta === 'object' ? args.meta : {}),
  }
  const answer = await shop.ask(`${markets[locale].pathPrefix}ucp/mcp`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: { ...args, meta } },
    }),
  })
  return { status: answer.status, body: await answer.json() }
}

async function byRest(locale: Locale, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await shop.ask(`${markets[locale].pathPrefix}ucp/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'ucp-agent': agent.header(),
      ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const document = await answer.json()
  const name = routeOf(method, path)?.name
  expect(name && ucpAnswerProblems(name, answer.status, document)).toEqual([])
  return document
}

function linesOf({ line_items }: Answer) {
  return line_items.map(({ item, quantity }: Answer) => [item.id, quantity])
}

async function* lines(): AsyncGenerator<string> {
  for (const record of tinyCatalogue()) yield JSON.stringify(record)
}
