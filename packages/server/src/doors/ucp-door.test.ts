import { loadProduct } from '@shop/api-client/contract/catalogue'
import { loadCheckout } from '@shop/api-client/contract/checkout'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { tinyCatalogue } from '@shop/catalogue/testing/tiny-catalogue'
import { LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import { ucpProblems } from '@shop/doors/testing/ucp-schemas'
import { CAPABILITY_NAMES } from '@shop/doors/ucp/protocol/capabilities'
import type { Backend } from '@shop/engine/backend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'
import { agentProfile, anAgent, type TestAgent } from '../testing/an-agent.ts'

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

test('the profile says what can be asked where, and is valid by the schemas of the protocol', async () => {
  const answer = await shop.ask('/fr-ch/.well-known/ucp')
  const profile = await answer.json()

  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(ucpProblems('discovery/profile.json#/$defs/business_profile', profile)).toEqual([])
  expect(profile.ucp.services['dev.ucp.shopping']).toMatchObject([
    { transport: 'rest', endpoint: 'http://localhost:3000/fr-ch/ucp/v1' },
    { transport: 'mcp', endpoint: 'http://localhost:3000/fr-ch/ucp/mcp' },
  ])
  expect(Object.keys(profile.ucp.capabilities)).toEqual(CAPABILITY_NAMES)
})

// It said what could be asked, and failed at every question: the basket went nowhere.
test('with the checkout of another system the door is closed, as where it is switched off', async () => {
  const backend: Backend = {
    name: 'Elsewhere',
    handlers: [],
    closed: new Set([loadCheckout.name]),
    lacks: [],
    handOver: null,
    assetHosts: [],
    filters: () => [],
    mergeVisitor: async () => undefined,
  }
  const [elsewhere, off] = [
    await aShopApp({ SHOP_ENV: 'local' }, { backend }),
    await aShopApp({ SHOP_ENV: 'local' }, { doors: { ucp: 'nowhere' } }),
  ]
  const answers = async ({ ask: asked }: TestShopApp) =>
    Promise.all(
      ['/.well-known/ucp', '/ucp/v1/catalog/search', '/ucp/mcp'].map(async (path) => {
        const answer = await asked(path)
        return [answer.status, await answer.text()]
      }),
    )

  const [closed, switchedOff] = [await answers(elsewhere), await answers(off)]
  await Promise.all([elsewhere.close(), off.close()])

  expect(closed.map(([status]) => status)).toEqual([404, 404, 404])
  expect(closed).toEqual(switchedOff)
})

describe.each(LOCALES)('in %s', (locale) => {
  test('an assistant finds what the shop finds, at its price', async () => {
    const { body } = await ask(locale, '/catalog/search', { query: 'Kissen' })
    const page = await shop.engine.api(locale)(loadProduct, { referenceKey: 'P1' })
    const [variant] = page.product.variants

    expect(ucpProblems('shopping/catalog_search.json#/$defs/search_response', body)).toEqual([])
    expect(body.products).toMatchObject([
      {
        id: 'P1',
        price_range: { min: { amount: variant?.price.withTax, currency: markets[locale].currency } },
        variants: [{ id: 'P1:10', sku: 'V1_1', availability: { available: true, status: 'in_stock' } }],
      },
    ])
    expect(body.products[0].url).toContain(`http://localhost:3000${markets[locale].pathPrefix}p/`)
  })
})

test('where the buyer is decides the price, whatever endpoint was asked', async () => {
  const { body } = await ask('de-de', '/catalog/product', {
    id: 'P1',
    context: { address_country: 'CH', language: 'fr-CH' },
  })

  expect(ucpProblems('shopping/catalog_lookup.json#/$defs/get_product_response', body)).toEqual([])
  expect(body.product.variants[0].price).toEqual({ amount: 2490, currency: 'CHF' })
  expect(body.product.url).toContain('/fr-ch/p/')
})

test('a page of results leads to the next one, until all were named once', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await ask('de-de', '/catalog/search', {
      filters: { categories: ['/wohnen/'] },
      pagination: { limit: 3, ...(cursor === undefined ? {} : { cursor }) },
    })
    seen.push(...body.products.map(({ id }: { id: string }) => id))
    expect(body.pagination.total_count).toBe(8)
    cursor = body.pagination.cursor
    expect(body.pagination.has_next_page).toBe(cursor !== undefined)
  } while (cursor !== undefined)

  expect(seen.toSorted()).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'])
})

test('a price filter holds, and a filter that is not understood is named', async () => {
  const cheap = await ask('de-de', '/catalog/search', { query: 'Buch', filters: { price: { max: 1199 } } })
  const named = await ask('de-de', '/catalog/search', { query: 'Buch', filters: { categories: ['Bücher'] } })

  expect(cheap.body.products.map(({ id }: { id: string }) => id)).not.toContain('P8')
  expect(named.body.messages).toMatchObject([{ type: 'warning', code: 'filter_ignored' }])
  expect(ucpProblems('shopping/catalog_search.json#/$defs/search_response', named.body)).toEqual([])
})

test('ids of products and articles are looked up together, and an unknown one is named', async () => {
  const { body } = await ask('de-de', '/catalog/lookup', { ids: ['P1', 'P2:20', 'P1:10', 'P9', 'P2:77'] })

  expect(ucpProblems('shopping/catalog_lookup.json#/$defs/lookup_response', body)).toEqual([])
  expect(body.products.map(({ variants }: { variants: object[] }) => variants)).toMatchObject([
    [
      {
        id: 'P1:10',
        inputs: [
          { id: 'P1', match: 'featured' },
          { id: 'P1:10', match: 'exact' },
        ],
      },
    ],
    [{ id: 'P2:20', inputs: [{ id: 'P2:20', match: 'exact' }] }],
  ])
  expect(body.messages.map(({ content }: { content: string }) => content)).toEqual([
    'Not found: P9',
    'Not found: P2:77',
  ])
})

test.each([
  ['P3', { available: false, status: 'out_of_stock' }],
  ['P6', { available: true, status: 'preorder' }],
])('the availability of %s is that of its button', async (id, availability) => {
  const { body } = await ask('de-de', '/catalog/product', { id })

  expect(body.product.variants[0].availability).toEqual(availability)
})

test('a product that is not there is an answer, with the way to the shop', async () => {
  const { status, body } = await ask('nl-nl', '/catalog/product', { id: 'P99' })

  expect(status).toBe(200)
  expect(ucpProblems('shopping/types/error_response.json', body)).toEqual([])
  expect(body).toMatchObject({
    messages: [{ code: 'not_found', severity: 'unrecoverable' }],
    continue_url: 'http://localhost:3000/nl-nl/',
  })
})

test.each([
  ['nobody', null, 400, 'invalid_profile_url'],
  ['no address', 'profile="nowhere"', 400, 'invalid_profile_url'],
  ['a profile that is not there', 'profile="ORIGIN/none.json"', 424, 'profile_unreachable'],
  ['a profile that is none', 'profile="ORIGIN/broken.json"', 422, 'profile_malformed'],
  ['an older version', 'profile="ORIGIN/old.json"', 422, 'version_unsupported'],
])('%s is not answered', async (_, header, status, code) => {
  agent.profiles['/broken.json'] = { ucp: { version: 'new' } }
  agent.profiles['/old.json'] = { ucp: { ...agentProfile([]).ucp, version: '2026-01-11' } }

  const answer = await ask('de-de', '/catalog/search', {}, header?.replace('ORIGIN', agent.origin) ?? null)

  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('an agent without the capability is told so, in the shape of the protocol', async () => {
  agent.profiles['/lookup.json'] = agentProfile(['dev.ucp.shopping.catalog.lookup'])

  const { status, body } = await ask('de-de', '/catalog/search', {}, agent.header('/lookup.json'))

  expect(status).toBe(200)
  expect(ucpProblems('shopping/types/error_response.json', body)).toEqual([])
  expect(body.messages).toMatchObject([{ code: 'capabilities_incompatible' }])
})

test.each([
  ['no JSON', '{', 'invalid_json'],
  ['no ids', '{"ids":[]}', 'invalid_request'],
  [
    'too many ids',
    JSON.stringify({ ids: Array.from({ length: 51 }, (_, at) => `P${at}`) }),
    'invalid_request',
  ],
])('%s is a bad request that says why', async (_, text, code) => {
  const answer = await ask('de-de', '/catalog/lookup', text)

  expect([answer.status, answer.body.code]).toEqual([400, code])
  expect(answer.body.content.length).toBeGreaterThan(10)
})

test('what is no operation is not found, and nothing of this was an error', async () => {
  const answer = await shop.ask('/ucp/v1/orders', {
    headers: { 'ucp-agent': agent.header() },
  })

  expect(answer.status).toBe(404)
  expect(shop.errors).toEqual([])
})

async function ask(
  locale: Locale,
  path: string,
  body: object | string,
  header: string | null = agent.header(),
) {
  const answer = await shop.ask(`${markets[locale].pathPrefix}ucp/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(header === null ? {} : { 'ucp-agent': header }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

async function* lines(): AsyncGenerator<string> {
  for (const record of tinyCatalogue()) yield JSON.stringify(record)
}
