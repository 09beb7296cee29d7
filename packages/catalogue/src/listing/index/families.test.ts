import { SORTS } from '@shop/api-client/contract/catalogue'
import { expect, test } from 'vitest'
import { aRow, indexOf, type PlainRow } from '../testing/rows.ts'
import type { IndexQuery, ListingResult } from './catalogue-index-types.ts'

const SOFA = [
  { id: 1, master: 'sofa', colour: ['grau'], price: 900, popularity: 5 },
  { id: 2, master: 'sofa', colour: ['blau'], price: 700, popularity: 3 },
  { id: 3, master: 'sofa', colour: ['rot'], price: 1200, popularity: 9 },
]
const LAMP = { id: 4, master: 'lamp', colour: ['blau'], price: 800, popularity: 4, categories: [3] }

test('a family is one card, and everything counts it once', () => {
  const result = listed([...SOFA, LAMP])

  expect(result).toMatchObject({ productIds: [3, 4], total: 2, pages: 1 })
  expect(counts(result, 'colour')).toEqual({ blau: 2, grau: 1, rot: 1 })
  expect(counts(result, 'brand')).toEqual({})
})

test('a brand may have a card for each colour', () => {
  const result = indexOf([...SOFA, LAMP], 'colours').list(aQuery())

  expect(result).toMatchObject({ productIds: [3, 1, 4, 2], total: 4 })
  expect(counts(result, 'colour')).toEqual({ blau: 2, grau: 1, rot: 1 })
})

test.each([
  ['relevancy', {}, [3, 4]],
  ['price_asc', {}, [2, 4]],
  ['price_desc', {}, [4, 2]],
  ['relevancy', { colour: 'blau' }, [4, 2]],
  ['relevancy', { colour: 'blau,grau' }, [1, 4]],
  ['price_asc', { colour: 'grau' }, [1]],
  ['price_desc', { colour: 'grau,rot' }, [1]],
  ['relevancy', { price: '850-1000' }, [1]],
  ['price_desc', { price: '750-1000' }, [1, 4]],
] as const)('in the order %s under %j the faces are %j', (sort, filters, faces) => {
  expect(listed([...SOFA, LAMP], { sort, filters }).productIds).toEqual(faces)
})

test('what can be ordered is the face before what is sold out', () => {
  const rows = SOFA.map((row) => ({ ...row, isSoldOut: row.id !== 1 }))

  for (const sort of SORTS) expect(listed(rows, { sort }).productIds).toEqual([1])
  expect(listed(rows, { filters: { colour: 'rot' } }).productIds).toEqual([3])
})

test('a pinned colour is the face, and the first card', () => {
  const index = indexOf([...SOFA, LAMP])
  index.steer(new Map([[1, { boosts: [], pins: [2], campaigns: {} }]]))

  expect(index.list(aQuery({ scope: { kind: 'category', categoryId: 1 } })).productIds).toEqual([2, 4])
})

test('pages are made of families', () => {
  const rows = Array.from({ length: 30 }, (_, place) => ({ id: place + 1, master: `M${place % 10}` }))
  const index = indexOf(rows)
  const pages = [1, 2, 3, 4].map((page) => index.list(aQuery({ page, perPage: 3 })))

  expect(pages.map(({ productIds }) => productIds.length)).toEqual([3, 3, 3, 1])
  expect(pages[0]).toMatchObject({ total: 10, pages: 4 })
  expect(new Set(pages.flatMap(({ productIds }) => productIds.map((id) => (id - 1) % 10))).size).toBe(10)
})

test('a category has as many as its list has cards, whatever comes, goes and moves', () => {
  const index = indexOf([...SOFA, LAMP])
  const inCategories = () => [1, 2, 3].map((id) => index.productCount(id, 'DE'))
  expect(inCategories()).toEqual([2, 1, 1])

  index.remove(1)
  index.put(aRow({ ...SOFA[1], id: 2, categories: [3] }))
  expect(inCategories()).toEqual([2, 1, 2])

  index.remove(3)
  expect(inCategories()).toEqual([2, 0, 2])

  index.put(aRow({ ...LAMP, master: 'sofa' }))
  expect(inCategories()).toEqual([1, 0, 1])
})

test('a family is rated by all who have rated any of it, and listed by that', () => {
  const index = indexOf([
    { ...LAMP, rating: { average: 4.2, count: 10 } },
    { ...at(SOFA, 0), rating: { average: 5, count: 1 } },
    { ...at(SOFA, 1), rating: { average: 3, count: 3 } },
    at(SOFA, 2),
  ])

  expect([1, 2, 3].map((id) => index.ratingOf(id))).toEqual(Array(3).fill({ average: 3.5, count: 4 }))
  expect(index.list(aQuery({ sort: 'rating' })).productIds).toEqual([4, 3])

  index.remove(2)
  expect(index.ratingOf(3)).toEqual({ average: 5, count: 1 })
  expect(index.list(aQuery({ sort: 'rating' })).productIds).toEqual([3, 4])
})

test('a family is what can be seen of it in a country', () => {
  const index = indexOf([...SOFA, { id: 5, master: 'sofa', price: null, swissPrice: 900 }])

  expect(index.familyOf(2, 'DE')).toEqual([1, 2, 3])
  expect(index.familyOf(2, 'CH')).toEqual([5])
  expect(index.familyOf(99, 'DE')).toEqual([])
})

function listed(rows: readonly PlainRow[], fields: Partial<IndexQuery> = {}): ListingResult {
  return indexOf(rows).list(aQuery(fields))
}

function aQuery(fields: Partial<IndexQuery> = {}): IndexQuery {
  const plain = { country: 'DE', language: 'de', sort: 'relevancy', page: 1, perPage: 24 } as const
  return { ...plain, scope: { kind: 'all' }, filters: {}, ...fields }
}

function counts({ facets }: ListingResult, name: string): Record<string, number> {
  const values = facets.find((facet) => facet.name === name)?.values ?? []
  return Object.fromEntries(values.map(({ value, count }) => [value, count]))
}

function at(rows: readonly PlainRow[], place: number): PlainRow {
  const row = rows[place]
  if (!row) throw new Error(`There is no row ${place}.`)
  return row
}
