import type { Api, Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import type { ContentClient } from '@shop/content/content-client'
import type { RawBlock } from '@shop/content/story'
import { afterEach, expect, test, vi } from 'vitest'
import { blockData } from './block-data.ts'
import { blockLookups } from './block-lookups.ts'

afterEach(() => vi.restoreAllMocks())

const NOW = new Date('2026-11-21T10:00:00Z')
const asked = {
  language: 'de',
  facts: { path: '/magazin/', isCheckout: false, breadcrumb: [], product: null },
}

test('products that are gone leave no hole, those that are there stand in the order of the block', async () => {
  const { services } = shopThatKnows(['100', '300'])
  const list = { _uid: 'a', component: 'product_list', products: ['300', '200', '100'] }

  const data = await blockData([list], services, asked)
  const cards = blockLookups(data).cardsFor({ products: list.products, category: null })

  expect(cards.map(({ referenceKey }) => referenceKey)).toEqual(['300', '100'])
  expect(data.now).toBe('2026-11-21T10:00:00.000Z')
})

test('a category that is gone is an empty list, and the page stands', async () => {
  const { services } = shopThatKnows(['100'])
  const slider = { _uid: 'a', component: 'product_slider', category: '/weg/' }

  const lookups = blockLookups(await blockData([slider], services, asked))

  expect(lookups.cardsFor({ products: [], category: '/weg/' })).toEqual([])
})

test('a recommendation that cannot be answered is an empty list, and the page stands', async () => {
  const { services } = shopThatKnows(['100'])
  const block = { _uid: 'a', component: 'recommendation', recommendationId: 'x'.repeat(101) }

  const data = await blockData([block], services, asked)

  expect(data.cards).toEqual({})
})

test('a call that fails leaves out its own block, and says so once until it works again', async () => {
  const { services, answers } = shopThatKnows(['100'])
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const blocks = [
    { _uid: 'a', component: 'product_slider', category: '/kaputt/' },
    { _uid: 'b', component: 'product_list', products: ['100'] },
    { _uid: 'c', component: 'store_finder' },
  ]
  const said = () => warned.mock.calls.map(([line]) => String(line))

  const data = await blockData(blocks, services, asked)
  await blockData(blocks, services, asked)
  expect(data.stores).toEqual([])
  expect(blockLookups(data).cardsFor({ products: [], category: '/kaputt/' })).toEqual([])
  expect(blockLookups(data).cardsFor({ products: ['100'], category: null })).toHaveLength(1)
  expect(said().toSorted()).toEqual([
    expect.stringContaining('The listing /kaputt/'),
    expect.stringContaining('The stores'),
  ])

  answers.stores = []
  await blockData(blocks, services, asked)
  answers.stores = null
  await blockData(blocks, services, asked)
  expect(said().filter((line) => line.includes('The stores'))).toHaveLength(2)
})

test('products that cannot be loaded are left out, and the page stands', async () => {
  const { services } = shopThatKnows([])
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const list = { _uid: 'a', component: 'product_list', products: ['kaputt'] }

  const data = await blockData([list], services, asked)

  expect(data.cards).toEqual({})
  expect(warned).toHaveBeenCalledOnce()
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a product, a category and a folder that are called %s find nothing of the language',
  async (word) => {
    const { services } = shopThatKnows([])
    const slider = { _uid: 'a', component: 'product_list', products: [word] }
    const data: unknown = JSON.parse(JSON.stringify(await blockData([slider], services, asked)))
    const lookups = blockLookups(data as Awaited<ReturnType<typeof blockData>>)

    expect(lookups.cardsFor({ products: [word], category: null })).toEqual([])
    expect(lookups.articlesFor({ folder: word, count: 3 })).toEqual([])
  },
)

test('three hundred products are asked for in two calls, duplicates once', async () => {
  const { services, calls } = shopThatKnows([])
  const blocks: RawBlock[] = Array.from({ length: 20 }, (_, list) => ({
    _uid: `l${list}`,
    component: 'product_list',
    products: Array.from({ length: 30 }, (_, at) => String((list % 10) * 30 + at)),
  }))

  await blockData(blocks, services, asked)

  const keys = calls('loadProducts').map(({ referenceKeys }) => String(referenceKeys).split(','))
  expect(keys.map((portion) => portion.length)).toEqual([100, 100])
  expect(new Set(keys.flat()).size).toBe(200)
})

test('a card that several blocks show is sent once', async () => {
  const { services } = shopThatKnows(['100'])
  const blocks = [
    { _uid: 'a', component: 'product_list', products: ['100'] },
    { _uid: 'b', component: 'product_slider', category: '/wohnen/' },
  ]

  const data = await blockData(blocks, services, asked)

  expect(Object.keys(data.cards)).toEqual(['100'])
  expect(blockLookups(data).cardsFor({ products: [], category: '/wohnen/' })).toHaveLength(1)
})

test('an article takes as long as its own head says', async () => {
  const { services } = shopThatKnows([])
  const head = { _uid: 'h', component: 'guide_article', headline: 'Tisch', minutes: '7' }
  const story = { full_slug: 'ratgeber/tisch', name: 'Tisch', content: { title: 'Tisch', body: [head] } }
  const content = { ...services.content, stories: async () => ({ stories: [story], total: 1, perPage: 25 }) }
  const list = { _uid: 'a', component: 'guide_teaser_list' }

  const data = await blockData([list], { ...services, content: content as unknown as ContentClient }, asked)

  expect(data.articles.ratgeber?.[0]?.minutes).toBe(7)
})

test('articles come without the page that shows them; without the content service there are none', async () => {
  const list = { _uid: 'a', component: 'related_articles', count: 2 }
  const { services } = shopThatKnows([])
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

  const data = await blockData([list], services, {
    ...asked,
    facts: { ...asked.facts, path: '/ratgeber/a/' },
  })
  const down = await blockData([list], { ...services, content: contentThatIsDown }, asked)

  expect(data.articles.ratgeber?.map(({ path, minutes }) => [path, minutes])).toEqual([['/ratgeber/b/', 1]])
  expect(down.articles).toEqual({ ratgeber: [] })
  expect(warned).toHaveBeenCalledOnce()
})

const contentThatIsDown = {
  story: async () => null,
  stories: async () => Promise.reject(new Error('down')),
  flush: () => undefined,
} satisfies ContentClient

/** A shop with these products, one category that has them, and two articles. */
function shopThatKnows(keys: readonly string[]) {
  const answers: { stores: unknown[] | null } = { stores: null }
  const api = vi.fn(async (call: Call, input: Record<string, unknown>): Promise<unknown> => {
    const cards = keys.map((referenceKey) => ({ referenceKey, id: Number(referenceKey) }))
    if (input.referenceKeys === 'kaputt') throw new Error('No connection.')
    if (call.name === 'loadProducts') {
      const wanted = String(input.referenceKeys).split(',')
      return cards.filter(({ referenceKey }) => wanted.includes(referenceKey))
    }
    if (call.name === 'listStores') {
      if (answers.stores === null) throw problem(500, 'internal', 'Broken.')
      return { stores: answers.stores }
    }
    if (call.name === 'recommendForBlock') throw problem(422, 'input_invalid', 'Too long.')
    if (input.path === '/weg/') throw problem(404, 'category_not_found', 'No such category.')
    if (input.path === '/kaputt/') throw problem(500, 'internal', 'Broken.')
    return { products: cards, total: cards.length, category: { path: input.path } }
  })
  const story = (slug: string) => ({
    full_slug: `ratgeber/${slug}`,
    name: slug,
    content: { title: slug, description: '', body: [{ _uid: slug, component: 'text', text: 'Ein Wort' }] },
  })
  const content = {
    ...contentThatIsDown,
    stories: async () => ({ stories: [story('a'), story('b')], total: 2 }),
  }
  return {
    answers,
    services: {
      api: api as unknown as Api,
      content: content as unknown as ContentClient,
      now: NOW,
    },
    calls: (name: string) => api.mock.calls.filter(([call]) => call.name === name).map(([, input]) => input),
  }
}
