import type { Api, Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { nothingLoaded } from '@shop/blocks/around-blocks'
import { listing } from '@shop/blocks/needs/listing.ts'
import { products } from '@shop/blocks/needs/products.ts'
import { blocksReady } from '@shop/blocks/registry'
import type { ContentClient } from '@shop/content/content-client'
import type { RawBlock } from '@shop/content/story'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { blockData } from './block-data.ts'

beforeAll(blocksReady)
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
  const cards = products(list.products).given(onPage(data))

  expect(cards.map(({ referenceKey }) => referenceKey)).toEqual(['300', '100'])
})

// Every rendering had another moment in its data, so that browsers reloaded pages that had not changed.
test('a page that tells no time has the same data whenever it is made', async () => {
  const { services } = shopThatKnows(['100'])
  const list = { _uid: 'a', component: 'product_list', products: ['100'] }

  const data = await blockData([list], services, asked)
  const later = await blockData([list], { ...services, now: new Date('2027-03-01T07:31:12.345Z') }, asked)

  expect(later).toEqual(data)
})

test('a category that is gone is an empty list, and the page stands', async () => {
  const { services } = shopThatKnows(['100'])
  const slider = { _uid: 'a', component: 'product_slider', category: '/weg/' }

  const data = await blockData([slider], services, asked)

  expect(sliderOf('/weg/').given(onPage(data))?.cards).toEqual([])
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
  expect(sliderOf('/kaputt/').given(onPage(data))?.cards).toEqual([])
  expect(products(['100']).given(onPage(data))).toHaveLength(1)
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

test('three hundred products are asked for in two calls, duplicates once', async () => {
  const { services, calls } = shopThatKnows([])
  const blocks: RawBlock[] = Array.from({ length: 20 }, (_, list) => ({
    _uid: `l${list}`,
    component: 'product_list',
    products: Array.from({ length: 30 }, (_, at) => String(Math.floor(list / 2) * 30 + at)),
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
  expect(sliderOf('/wohnen/').given(onPage(data))?.cards).toHaveLength(1)
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

test('fifty categories and five folders are bounded', async () => {
  const { services, calls } = shopThatKnows(['100'])
  const listings = Array.from({ length: 50 }, (_, at) => ({
    _uid: `l${at}`,
    component: 'listing',
    category: `/c${at}/`,
  }))
  const lists = Array.from({ length: 5 }, (_, at) => ({
    _uid: `a${at}`,
    component: 'guide_teaser_list',
    folder: `f${at}`,
  }))

  const data = await blockData([...listings, ...lists], services, asked)

  expect(calls('loadListing')).toHaveLength(12)
  expect(Object.keys(data.articles)).toEqual(['f0', 'f1', 'f2'])
})

test('what several blocks show is asked for once: a listing, and a folder for its longest list', async () => {
  const { services, calls } = shopThatKnows(['100'])
  const stories = vi.spyOn(services.content, 'stories')
  const blocks = [
    { _uid: 'a', component: 'product_slider', category: '/wohnen/' },
    { _uid: 'b', component: 'listing', category: 'wohnen', count: 12 },
    { _uid: 'c', component: 'listing', category: 'wohnen', count: 12, sort: 'newest' },
    { _uid: 'd', component: 'guide_teaser_list', count: 1 },
    { _uid: 'e', component: 'related_articles', count: 2 },
    { _uid: 'f', component: 'store_finder' },
    { _uid: 'g', component: 'store_finder' },
  ]
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)

  const data = await blockData(blocks, services, asked)

  expect(calls('loadListing').map(({ sort }) => sort)).toEqual(['relevancy', 'newest'])
  expect(stories).toHaveBeenCalledOnce()
  expect(data.articles.ratgeber).toHaveLength(2)
  expect(calls('listStores')).toHaveLength(1)
})

/** What a slider that names a category shows of it. */
const sliderOf = (category: string) => listing({ category, sort: 'relevancy', count: 12 })

const onPage = (data: Awaited<ReturnType<typeof blockData>>) => ({ ...nothingLoaded, ...data })

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
