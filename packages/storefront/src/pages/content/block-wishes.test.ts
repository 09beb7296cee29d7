import type { RawBlock } from '@shop/content/story'
import { expect, test } from 'vitest'
import { blockWishes, MOST } from './block-wishes.ts'

test('wishes are found however deep a block stands, each once', () => {
  const list = block('product_list', { products: ['100', '200'] })
  const look = block('shop_the_look', { points: [{ product: '200' }, { product: '300' }, { product: 7 }] })
  const story = [
    block('columns', {
      columns: [{ component: 'column', _uid: 'c', body: [block('modal', { body: [list] })] }],
    }),
    block('rich_text', { text: { type: 'doc', content: [{ type: 'blok', attrs: { body: [look] } }] } }),
    block('product_tile', { product: '100' }),
  ]

  expect(blockWishes(story).products).toEqual(['100', '200', '300'])
})

test('a slider and a listing with one category in one order are one question', () => {
  const story = [
    block('product_slider', { category: '/wohnen/' }),
    block('product_slider', { category: '/wohnen/', products: [] }),
    block('listing', { category: 'wohnen', count: 12 }),
    block('listing', { category: 'wohnen', sort: 'newest' }),
    block('listing', {}),
  ]

  expect(blockWishes(story).listings).toEqual([
    { category: '/wohnen/', sort: 'relevancy', count: 12 },
    { category: '/wohnen/', sort: 'newest', count: 8 },
  ])
})

test('three hundred products and fifty categories are bounded', () => {
  const lists = Array.from({ length: 10 }, (_, list) =>
    block('product_list', { products: Array.from({ length: 30 }, (_, at) => `${list}-${at}`) }),
  )
  const listings = Array.from({ length: 50 }, (_, at) => block('listing', { category: `/c${at}/` }))

  const wishes = blockWishes([...lists, ...listings])

  expect(wishes.products).toHaveLength(MOST.products)
  expect(wishes.listings).toHaveLength(MOST.listings)
})

test('a folder is asked once, for its longest list', () => {
  const story = [
    block('guide_teaser_list', { count: 2 }),
    block('related_articles', { count: 6 }),
    block('guide_teaser_list', { folder: 'presse' }),
  ]

  expect(blockWishes(story).articles).toEqual([
    { folder: 'ratgeber', count: 6 },
    { folder: 'presse', count: 3 },
  ])
})

test('stores are asked for only where a block shows them', () => {
  expect(blockWishes([block('teaser', {})]).stores).toBe(false)
  expect(blockWishes([block('modal', { body: [block('store_finder', {})] })]).stores).toBe(true)
})

test('fields that are nonsense wish for nothing', () => {
  const story = [
    block('product_list', { products: { a: 1 } }),
    block('shop_the_look', { points: 'viele' }),
    block('product_slider', { category: 12 }),
    block('recommendation', {}),
  ]

  expect(blockWishes(story)).toMatchObject({ products: [], listings: [], recommendations: [] })
})

test('a text of any length is looked through at once', () => {
  const nodes = Array.from({ length: 150_000 }, (_, at) => ({ type: 'text', text: String(at) }))
  const story = [
    block('rich_text', { text: { type: 'doc', content: nodes } }),
    block('product_tile', { product: '100' }),
  ]

  expect(blockWishes(story).products).toEqual(['100'])
})

let count = 0
function block(component: string, fields: Record<string, unknown>): RawBlock {
  count += 1
  return { _uid: `${component}-${count}`, component, ...fields }
}
