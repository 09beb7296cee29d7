import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aProduct } from '@shop/domain/testing/a-product'
import { databases } from '@shop/engine/db/test-database'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openRecommenders } from './open-recommenders.ts'
import { ownRecommender } from './own-recommender.ts'
import { providerRecommender } from './provider-recommender.ts'
import { recommendedCards } from './recommended-cards.ts'
import type { RecommendationInput, Recommender } from './recommender.ts'
import { rememberingRecommender } from './remembering-recommender.ts'
import { restingRecommender } from './resting-recommender.ts'
import { aShelf } from './testing/a-shelf.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

afterEach(() => void vi.restoreAllMocks())

const [embedded] = await databases()
if (!embedded) throw new Error('There is no database to test on.')
const database = await embedded.open()
afterAll(database.close)

/** Both sides of the port keep the same promises. */
describe.each([
  {
    name: 'own engine',
    open: async () => ({ recommender: ownRecommender(database.sql), close: async () => undefined }),
  },
  {
    name: 'external provider',
    async open() {
      const provider = await aProvider(() => ({
        status: 200,
        body: { data: [{ product_id: '2' }, { product_id: 3 }] },
      }))
      return {
        recommender: providerRecommender({
          endpoint: provider.endpoint,
          projectId: 'p',
          timeoutMilliseconds: 30_000,
        }),
        close: provider.close,
      }
    },
  },
])('a recommender: $name', (side) => {
  let opened: { recommender: Recommender; close: () => Promise<void> }
  beforeAll(async () => {
    opened = await side.open()
  })
  afterAll(() => opened.close())

  test('answers ids, each a whole number', async () => {
    const ids = await opened.recommender.recommend(anInput({ productIds: [1] }))

    expect(ids.length).toBeGreaterThan(0)
    expect(ids.every(Number.isSafeInteger)).toBe(true)
  })

  test('answers the same wish the same way', async () => {
    const input = anInput({ productIds: [1] })

    expect(await opened.recommender.recommend(input)).toEqual(await opened.recommender.recommend(input))
  })

  test('what it answers can be shown, with what must not stand there taken out', async () => {
    const cards = await recommendedCards(anInput({ productIds: [1] }), [opened.recommender])

    expect(cards.map(({ id }) => id)).not.toContain(1)
    expect(cards.length).toBeGreaterThan(0)
  })
})

test('what sells around a product is of other kinds, one after the other', async () => {
  const kinds = ['sofas', 'sofas', 'lamps', 'lamps', 'lamps', 'rugs', 'rugs']
  const shelf = aShelf(kinds.map((kind, index) => aProductOf(kind, index + 1)))

  const ids = await ownRecommender(database.sql).recommend(
    anInput({
      shelf,
      sources: ['around'],
      productIds: [1],
      slot: { recommendationId: 's', fillWithRandom: false, size: 12 },
    }),
  )

  expect(ids).toEqual([3, 6, 4, 7, 5])
})

// Beside a sofa of a small category stood a casserole: what sells best in the whole shop.
test('the same category comes before the one around it, and that before the rest of the room', async () => {
  const place = (categoryId: number) => ({
    categoryId,
    categoryName: `${categoryId}`,
    categorySlug: `${categoryId}`,
    categoryUrl: `/${categoryId}/`,
  })
  const [living, sofas, threeSeaters, twoSeaters, lamps] = [1, 10, 100, 101, 11].map(place) as [
    ReturnType<typeof place>,
    ...ReturnType<typeof place>[],
  ]
  const trails = [
    [living, sofas, threeSeaters],
    [living, lamps],
    [living, sofas, twoSeaters],
    [living, sofas, threeSeaters],
  ]
  const shelf = aShelf(
    trails.map((trail, index) =>
      aProduct({
        id: index + 1,
        masterKey: `m${index + 1}`,
        categories: [trail.filter((step) => step !== undefined)],
      }),
    ),
  )

  const ids = await ownRecommender(database.sql).recommend(
    anInput({
      shelf,
      sources: ['similar'],
      productIds: [1],
      slot: { recommendationId: 's', fillWithRandom: false, size: 12 },
    }),
  )

  expect(ids).toEqual([4, 3, 2])
})

test('what is alike comes nearest first', async () => {
  const products = [
    aProduct({ id: 1, masterKey: 'm1', brand: 'Holm', traits: { material: 'leinen' } }),
    aProduct({ id: 2, masterKey: 'm2', brand: 'Alva', traits: { material: 'samt' } }),
    aProduct({ id: 3, masterKey: 'm3', brand: 'Holm', traits: { material: 'leinen' } }),
  ]

  const ids = await ownRecommender(database.sql).recommend(
    anInput({ shelf: aShelf(products), sources: ['similar'], productIds: [1] }),
  )

  expect(ids.slice(0, 2)).toEqual([3, 2])
})

test('the provider is asked with exactly its body', async () => {
  const provider = await aProvider(() => ({ status: 200, body: { data: [] } }))
  const recommender = providerRecommender({
    endpoint: provider.endpoint,
    projectId: 'project-7',
    timeoutMilliseconds: 30_000,
  })

  await recommender.recommend(
    anInput({
      productIds: [100_102, 5],
      customerCookie: 'abc',
      filters: [
        { property: 'brand', type: 'string', operator: 'in', value: 'Lindhaus, Holm' },
        { property: 'price', type: 'number', operator: 'less than', value: '50' },
      ],
    }),
  )
  await recommender.recommend(anInput({}))
  await provider.close()

  expect(provider.requests).toEqual([
    {
      method: 'POST',
      url: '/optimization/recommend/user',
      type: 'application/json',
      body: {
        project_id: 'project-7',
        customer_ids: { cookie: 'abc' },
        engine_id: 'slot-1',
        anti: false,
        similarity: false,
        anonymous: false,
        consider_known_items: false,
        fill_with_random: true,
        size: 12,
        item_id: '100102',
        catalogAttributesWhitelist: ['product_id'],
        catalog_filter: [
          {
            property: 'brand',
            constraint: {
              type: 'string',
              operator: 'in',
              operands: [
                { type: 'constant', value: 'Lindhaus' },
                { type: 'constant', value: 'Holm' },
              ],
            },
          },
          {
            property: 'price',
            constraint: {
              type: 'number',
              operator: 'less than',
              operands: [{ type: 'constant', value: 50 }],
            },
          },
        ],
      },
    },
    expect.objectContaining({
      body: expect.objectContaining({ customer_ids: {}, anonymous: true, catalog_filter: [] }),
    }),
  ])
})

test.each([
  ['refuses', () => ({ status: 500, body: {} })],
  ['sends somebody elsewhere', () => ({ status: 302, body: {}, location: 'http://127.0.0.1:9/' })],
  ['answers something else', () => ({ status: 200, body: { data: [{ id: 1 }] } })],
  ['answers no JSON', () => ({ status: 200, body: '<html>' })],
  [
    'answers more than anybody can show',
    () => ({ status: 200, body: { data: [], more: 'x'.repeat(1_100_000) } }),
  ],
  ['does not answer in time', () => null],
])('a provider that %s is a failure, and the next one is asked', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const provider = await aProvider(answer)
  const external = providerRecommender({
    endpoint: provider.endpoint,
    projectId: 'p',
    timeoutMilliseconds: 150,
  })
  const stored = { recommend: async () => [3] }

  await expect(external.recommend(anInput({}))).rejects.toBeInstanceOf(Error)
  expect((await recommendedCards(anInput({}), [external, stored])).map(({ id }) => id)).toEqual([3])
  expect(await recommendedCards(anInput({}), [external])).toEqual([])
  await provider.close()
})

test('nobody to connect to is a failure like any other', async () => {
  const external = providerRecommender({
    endpoint: 'http://127.0.0.1:1/',
    projectId: 'p',
    timeoutMilliseconds: 500,
  })

  expect(await recommendedCards(anInput({}), [external])).toEqual([])
})

test('a provider that failed is left alone for ten seconds, and said once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const asked = vi.fn().mockRejectedValue(new Error('down'))
  const external = restingRecommender({ recommend: asked }, 'The provider')
  const at = (seconds: number) => anInput({ now: new Date(NOW.getTime() + seconds * 1000) })

  await expect(external.recommend(at(0))).rejects.toThrow('down')
  await expect(external.recommend(at(9))).rejects.toThrow('rests')
  await expect(external.recommend(at(11))).rejects.toThrow('down')

  expect(asked).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledTimes(2)
})

describe('answers are remembered', () => {
  test('for a minute, and for whoever asks meanwhile', async () => {
    const { recommender, asked } = counting()
    const later = anInput({ now: new Date(NOW.getTime() + 61_000) })

    await Promise.all([recommender.recommend(anInput({})), recommender.recommend(anInput({}))])
    expect(asked).toHaveBeenCalledTimes(1)
    await recommender.recommend(later)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('an older answer is handed out while a new one is asked for once, and nobody waits', async () => {
    const gate = Promise.withResolvers<number[]>()
    const asked = vi.fn().mockResolvedValueOnce([1]).mockReturnValueOnce(gate.promise)
    const recommender = rememberingRecommender({ recommend: asked })
    const later = anInput({ now: new Date(NOW.getTime() + 61_000) })
    await recommender.recommend(anInput({}))

    const old = [await recommender.recommend(later), await recommender.recommend(later)]
    gate.resolve([2])
    await new Promise((resolve) => setImmediate(resolve))

    expect(old).toEqual([[1], [1]])
    expect(await recommender.recommend(later)).toEqual([2])
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('an old answer stands while a new one fails, and is too old after an hour', async () => {
    const asked = vi
      .fn()
      .mockResolvedValueOnce([1])
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue([2])
    const recommender = rememberingRecommender({ recommend: asked })
    const after = (minutes: number) => anInput({ now: new Date(NOW.getTime() + minutes * 60_000) })
    await recommender.recommend(anInput({}))

    await recommender.recommend(after(2))
    await new Promise((resolve) => setImmediate(resolve))

    expect(await recommender.recommend(after(60))).toEqual([2])
    expect(asked).toHaveBeenCalledTimes(3)
  })

  test.each<[string, Partial<RecommendationInput>]>([
    ['another locale', { locale: 'fr-fr' }],
    ['another product', { productIds: [2] }],
    ['another category', { categoryId: 4 }],
    ['another slot', { slot: { recommendationId: 'slot-2', fillWithRandom: true, size: 12 } }],
    [
      'another filter',
      { filters: [{ property: 'brand', type: 'string', operator: 'equals', value: 'Holm' }] },
    ],
  ])('%s is another answer', async (_, other) => {
    const { recommender, asked } = counting()

    await recommender.recommend(anInput({}))
    await recommender.recommend(anInput(other))

    expect(asked).toHaveBeenCalledTimes(2)
  })

  test.each<[string, Partial<RecommendationInput>]>([
    ['for a known shopper', { customerCookie: 'abc' }],
    ['for what a browser has seen', { seenIds: [4] }],
  ])('but not %s', async (_, personal) => {
    const { recommender, asked } = counting()

    await recommender.recommend(anInput(personal))
    await recommender.recommend(anInput(personal))

    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('and not a failure', async () => {
    const asked = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue([1])
    const recommender = rememberingRecommender({ recommend: asked })

    await expect(recommender.recommend(anInput({}))).rejects.toThrow('down')
    expect(await recommender.recommend(anInput({}))).toEqual([1])
  })

  function counting() {
    const asked = vi.fn(async () => [1, 2])
    return { recommender: rememberingRecommender({ recommend: asked }), asked }
  }
})

describe('who is asked', () => {
  const provider = { endpoint: 'http://127.0.0.1:1/', projectId: 'p', timeoutMilliseconds: 100 }

  test.each([
    ['the own engine without a provider', null, 'preview', 1],
    ['nobody in the preview of a shop with a provider', provider, 'preview', 0],
    ['provider, own engine and the stored list in the live shop', provider, 'live', 3],
  ] as const)('%s', (_, setup, mode, expected) => {
    const recommenders = openRecommenders({ provider: setup, mode, fallbackProductIds: [3] }, database.sql)

    expect(recommenders).toHaveLength(expected)
  })

  test('only the stored list in development of a shop with a provider', async () => {
    const recommenders = openRecommenders(
      { provider, mode: 'development', fallbackProductIds: [3, 2] },
      database.sql,
    )

    expect((await recommendedCards(anInput({}), recommenders)).map(({ id }) => id)).toEqual([3, 2])
  })
})

describe('a recommender that the app hands in', () => {
  const provider = { endpoint: 'https://provider.example', projectId: 'p', timeoutMilliseconds: 500 }
  const shown = async (handedIn: Recommender) => {
    const setup = { handedIn, provider, mode: 'preview', fallbackProductIds: [] } as const
    const cards = await recommendedCards(anInput({ productIds: [1] }), openRecommenders(setup, database.sql))
    return cards.map(({ id }) => id)
  }

  test('is asked instead of the provider, wherever the app hands it in', async () => {
    const ask = vi.spyOn(globalThis, 'fetch')

    expect(await shown({ recommend: async () => [3, 2] })).toEqual([3, 2])
    expect(ask).not.toHaveBeenCalled()
  })

  test.each<[string, Recommender]>([
    ['fails', { recommend: () => Promise.reject(new Error('gone')) }],
    ['never answers', { recommend: () => new Promise(() => undefined) }],
    ['knows nothing', { recommend: async () => [] }],
  ])('that %s leaves its places to the own engine', async (_, handedIn) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const setup = { provider: null, mode: 'live', fallbackProductIds: [] } as const
    const own = await recommendedCards(anInput({ productIds: [1] }), openRecommenders(setup, database.sql))

    const ids = await shown(handedIn)

    expect(ids.length).toBeGreaterThan(0)
    expect(ids).toEqual(own.map(({ id }) => id))
  })
})

test('goods that may not be promoted are never recommended', async () => {
  const formula = aProduct({ id: 9, masterKey: 'm9', traits: { saeuglingsanfangsnahrung: '1' } })
  const shelf = aShelf([formula, aProduct({ id: 3, masterKey: 'm3' })])

  const cards = await recommendedCards(anInput({ shelf }), [{ recommend: async () => [9, 3] }])

  expect(cards.map(({ id }) => id)).toEqual([3])
})

test('what lies in a set is not recommended beside it', async () => {
  const products = [1, 2, 3, 4].map((id) => aProduct({ id, masterKey: id === 4 ? 'm2' : `m${id}` }))
  const shelf = aShelf(products, { 1: [2] })

  const cards = await recommendedCards(anInput({ shelf, productIds: [1] }), [
    { recommend: async () => [2, 4, 3] },
  ])

  // The fourth is the second in another colour.
  expect(cards.map(({ id }) => id)).toEqual([3])
})

function aProductOf(kind: string, id: number) {
  const place = (categoryId: number, name: string) => ({
    categoryId,
    categoryName: name,
    categorySlug: name,
    categoryUrl: `/${name}/`,
  })
  return aProduct({
    id,
    masterKey: `m${id}`,
    categories: [[place(1, 'living'), place(10 + kind.length * 7 + kind.charCodeAt(0), kind)]],
  })
}

function anInput(words: Partial<RecommendationInput>): RecommendationInput {
  return {
    locale: 'de-de',
    slot: { recommendationId: 'slot-1', fillWithRandom: true, size: 12 },
    sources: ['similar'],
    productIds: [],
    categoryId: null,
    seenIds: [],
    filters: [],
    customerCookie: null,
    shelf: aShelf([1, 2, 3].map((id) => aProduct({ id, masterKey: `m${id}` }))),
    now: NOW,
    ...words,
  }
}

type Answer = { status: number; body: unknown; location?: string } | null

/** A stand-in of the provider on this machine; an answer of null never comes. */
async function aProvider(answer: () => Answer) {
  const requests: unknown[] = []
  const server: Server = createServer(async (request, response) => {
    requests.push({
      method: request.method,
      url: request.url,
      type: request.headers['content-type'],
      body: JSON.parse(await textOf(request)),
    })
    const answered = answer()
    if (answered === null) return
    const { status, body, location } = answered
    response.writeHead(status, location ? { location } : {})
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
