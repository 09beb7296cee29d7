import type { RawBlock } from '@shop/content/story'
import { beforeAll, expect, test } from 'vitest'
import { blockRegistry, blocksReady } from '../registry.tsx'
import { samplePicture } from '../samples/sample-blocks.ts'
import { needsOf } from './needs-of.ts'

const registry = blockRegistry()

beforeAll(blocksReady)

test('needs are found however deep a block stands, in the order of reading', () => {
  const list = block('product_list', { products: ['100', '200'] })
  const look = block('shop_the_look', {
    image: samplePicture('a.webp', '#fff'),
    points: ['200', '300', 7].map((product) => ({ _uid: `p${product}`, product })),
  })
  const story = [
    block('columns', {
      columns: [{ component: 'column', _uid: 'c', body: [block('modal', { body: [list] })] }],
    }),
    block('rich_text', { text: { type: 'doc', content: [{ type: 'blok', attrs: { body: [look] } }] } }),
    block('product_tile', { headline: 'Tisch', product: '100' }),
  ]

  expect(questions(story)).toEqual([['100', '200'], ['200', '300'], ['100']])
})

test('a slider that names a category needs the beginning of its listing, one that names products needs these', () => {
  const story = [
    block('product_slider', { category: '/wohnen/' }),
    block('product_slider', { category: '/wohnen/', products: ['100'] }),
    block('product_slider', {}),
  ]

  expect(questions(story)).toEqual([[], { category: '/wohnen/', sort: 'relevancy', count: 12 }, ['100'], []])
})

test('a listing without a category marks a place and needs nothing', () => {
  const story = [block('listing', {}), block('listing', { category: 'wohnen', sort: 'newest' })]

  expect(questions(story)).toEqual([{ category: '/wohnen/', sort: 'newest', count: 8 }])
})

test('lists of articles need their folder and their count', () => {
  const story = [block('guide_teaser_list', { count: 2 }), block('related_articles', { folder: 'presse' })]

  expect(questions(story)).toEqual([
    { folder: 'ratgeber', count: 2 },
    { folder: 'presse', count: 3 },
  ])
})

test('stores are needed only where a block shows them', () => {
  const shown = block('modal', { body: [block('store_finder', {})] })

  expect(kinds([block('teaser', {})])).toEqual([])
  expect(kinds([shown, block('retail_store', { store: 'hh' })])).toEqual(['stores', 'stores'])
})

test('a block whose fields do not match is not drawn, and needs nothing', () => {
  const story = [
    block('shop_the_look', { points: [{ _uid: 'p', product: '100' }] }),
    block('product_tile', { product: '100' }),
    block('product_slider', { category: 12 }),
    block('recommendation', {}),
    block('product_list', { products: { a: 1 } }),
  ]

  expect(questions(story)).toEqual([[]])
})

test('a text of any length is looked through at once', () => {
  const nodes = Array.from({ length: 150_000 }, (_, at) => ({ type: 'text', text: String(at) }))
  const story = [
    block('rich_text', { text: { type: 'doc', content: nodes } }),
    block('product_list', { products: ['100'] }),
  ]

  expect(questions(story)).toEqual([['100']])
})

test('a story that holds itself ends', () => {
  const around = block('columns', {})
  around.columns = [{ component: 'column', _uid: 'c', body: [around, block('store_finder', {})] }]

  expect(kinds([around])).toEqual(['stores'])
})

function questions(story: readonly RawBlock[]): unknown[] {
  return needsOf(story, registry).map(({ question }) => question)
}

function kinds(story: readonly RawBlock[]): string[] {
  return needsOf(story, registry).map(({ kind }) => kind)
}

let count = 0
function block(component: string, fields: Record<string, unknown>): RawBlock {
  count += 1
  return { _uid: `${component}-${count}`, component, ...fields }
}
