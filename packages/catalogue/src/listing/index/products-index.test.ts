import { SORTS } from '@shop/api-client/contract/catalogue'
import { expect, test } from 'vitest'
import { aRow, indexOf, type PlainRow } from '../testing/rows.ts'
import type { IndexQuery, ListingResult } from './catalogue-index-types.ts'

const aQuery = (fields: Partial<IndexQuery> = {}): IndexQuery => ({
  country: 'DE',
  language: 'de',
  scope: { kind: 'all' },
  sort: 'relevancy',
  page: 1,
  perPage: 24,
  filters: {},
  ...fields,
})

const counts = (result: ListingResult, name: string) =>
  Object.fromEntries(
    (result.facets.find((facet) => facet.name === name)?.values ?? []).map(({ value, count }) => [
      value,
      count,
    ]),
  )

const numbered = (rows: readonly PlainRow[]): PlainRow[] =>
  rows.map((row, place) => ({ id: place + 1, ...row }))

const SOFAS = numbered([
  { colour: ['rot'], material: ['leinen'], price: 500 },
  { colour: ['rot'], material: ['wolle'], price: 900 },
  { colour: ['blau'], material: ['leinen'], price: 700 },
  { colour: ['blau', 'rot'], material: ['leder'], price: 100, isOnSale: true },
])

test('a choice does not lower the counts of its own facet, but those of the others', () => {
  const result = indexOf(SOFAS).list(aQuery({ filters: { colour: 'blau' } }))

  expect(result.productIds).toEqual([3, 4])
  expect(counts(result, 'colour')).toEqual({ blau: 2, rot: 3 })
  expect(counts(result, 'material')).toEqual({ leder: 1, leinen: 1, wolle: 0 })
})

test('values of one facet widen, facets narrow', () => {
  const index = indexOf(SOFAS)

  expect(index.list(aQuery({ filters: { colour: 'blau,rot' } })).total).toBe(4)
  expect(index.list(aQuery({ filters: { colour: 'rot', material: 'leinen,wolle' } })).productIds).toEqual([
    1, 2,
  ])
})

test('the price spans what the other filters leave', () => {
  const result = indexOf(SOFAS).list(aQuery({ filters: { colour: 'rot', price: '400-600' } }))

  expect(result.productIds).toEqual([1])
  expect(result.facets.find(({ name }) => name === 'price')?.range).toEqual({
    min: 100,
    max: 900,
    from: 400,
    to: 600,
  })
  expect(counts(result, 'material')).toEqual({ leder: 0, leinen: 1, wolle: 0 })
})

test.each([
  [{ price: '-500' }, [1, 4], { price: '-500' }],
  [{ price: '700-' }, [2, 3], { price: '700-' }],
  [{ price: '900-500' }, [1, 2, 3], { price: '500-900' }],
  [{ price: 'cheap' }, [1, 2, 3, 4], {}],
  [{ price: '-' }, [1, 2, 3, 4], {}],
  [{ shoeSize: '42' }, [1, 2, 3, 4], {}],
  [{ colour: 'ultraviolett' }, [1, 2, 3, 4], {}],
  [{ colour: 'ultraviolett,blau' }, [3, 4], { colour: 'blau' }],
  [{ colour: Array.from({ length: 1000 }, (_, n) => `c${n}`).join(',') }, [1, 2, 3, 4], {}],
  [{ constructor: 'x', toString: 'y' }, [1, 2, 3, 4], {}],
  [{ sale: '1' }, [4], { sale: '1' }],
])('the filters %o list %o', (filters, productIds, understood) => {
  const result = indexOf(SOFAS).list(aQuery({ filters: filters as Record<string, string> }))

  expect(result.productIds).toEqual(productIds)
  expect(result.filters).toEqual(understood)
})

test('what cannot be ordered comes last in every order', () => {
  const index = indexOf(numbered([{ price: 100, isSoldOut: true }, { price: 300 }, { price: 200 }]))

  for (const sort of SORTS) expect(index.list(aQuery({ sort })).productIds.at(-1)).toBe(1)
  expect(index.list(aQuery({ sort: 'price_asc' })).productIds).toEqual([3, 2, 1])
  expect(index.list(aQuery({ sort: 'price_desc' })).productIds).toEqual([2, 3, 1])
})

test('a page behind the last is empty and says how many there are', () => {
  const index = indexOf(SOFAS)

  expect(index.list(aQuery({ page: 9, perPage: 3 }))).toMatchObject({
    productIds: [],
    total: 4,
    page: 9,
    pages: 2,
  })
  expect(index.list(aQuery({ page: 1_000_000_000, perPage: 96 })).productIds).toEqual([])
})

test('nothing at all is one empty page', () => {
  expect(indexOf([]).list(aQuery())).toEqual({
    productIds: [],
    total: 0,
    page: 1,
    pages: 1,
    facets: [],
    filters: {},
  })
})

test('a facet with nothing to choose is not shown', () => {
  const result = indexOf(numbered([{ colour: ['rot'] }, { colour: ['rot'] }])).list(aQuery())

  expect(result.facets).toEqual([])
})

test('colour, size, price and brand stand before the other facets', () => {
  const index = indexOf(
    numbered([
      { colour: ['rot'], material: ['holz'], brand: 'Alva', price: 100 },
      { colour: ['blau'], material: ['stein'], isOnSale: true, rating: { average: 4.5, count: 3 }, days: 20 },
    ]),
  )

  expect(index.list(aQuery()).facets.map(({ name }) => name)).toEqual([
    'colour',
    'material',
    'price',
    'brand',
    'rating',
    'delivery',
    'sale',
  ])
})

test('each country has its own prices, and sees only what it sells', () => {
  const index = indexOf(
    numbered([{ price: 100 }, { price: null, swissPrice: 300 }, { price: 200, swissPrice: 100 }]),
  )

  expect(index.list(aQuery()).productIds).toEqual([1, 3])
  expect(index.list(aQuery({ country: 'CH', sort: 'price_asc' })).productIds).toEqual([3, 2])
  expect([index.size('DE'), index.size('CH')]).toEqual([2, 2])
  expect([index.productCount(1, 'DE'), index.productCount(3, 'DE')]).toEqual([2, 0])
})

test('a category holds what is below it, and what moved to another place is gone from the first', () => {
  const index = indexOf(numbered([{ categories: [2] }, { categories: [3] }, { categories: [1] }]))
  index.put(aRow({ id: 1, categories: [3] }))
  const idsIn = (categoryId: number) =>
    index.list(aQuery({ scope: { kind: 'category', categoryId } })).productIds

  expect(idsIn(1)).toEqual([1, 2, 3])
  expect(idsIn(2)).toEqual([])
  expect(idsIn(3)).toEqual([1, 2])
  expect(index.productCount(2, 'DE')).toBe(0)
})

test('a label that was corrected replaces the old one, and both are counted until it has', () => {
  const index = indexOf(numbered([{ colour: ['rot'] }, { colour: ['rot'] }, { colour: ['blau'] }]))
  const corrected = (id: number) => {
    const row = aRow({ id, colour: ['rot'] })
    for (const value of row.attributes.farbe?.values ?? [])
      value.label = { de: 'Rot!', fr: 'Rouge', nl: 'Rood' }
    return row
  }
  const red = () => index.list(aQuery()).facets[0]?.values.find(({ value }) => value === 'rot')

  index.put(corrected(1))
  expect(red()?.count).toBe(2)
  index.put(corrected(2))
  expect(red()).toMatchObject({ label: 'Rot!', count: 2 })
})

test('a search is filtered, counted and ordered by its scores, what is sold out last', () => {
  const index = indexOf(
    numbered([
      { name: 'Sofa Alva in Übergröße', colour: ['rot'] },
      { name: 'Sofa Bo', colour: ['blau'] },
      { name: 'Lampe' },
      { name: 'Sofa', isSoldOut: true },
    ]),
  )
  index.put(aRow({ id: 2, name: 'Sofa B', colour: ['blau'] }))
  const scope = { kind: 'found', found: index.text('de').search('Sofa ') } as const

  expect(index.list(aQuery({ scope })).productIds).toEqual([2, 1, 4])
  expect(counts(index.list(aQuery({ scope })), 'colour')).toEqual({ blau: 1, rot: 1 })
  expect(index.best(scope, 'DE', 1)).toEqual([2])
  expect(index.best(scope, 'DE', 9)).toEqual([2, 1])
})

test('a selection has one of each thing, however many colours stand first', () => {
  const colours = Array.from({ length: 30 }, (_, place) => ({ master: 'alva', popularity: 100 - place }))
  const index = indexOf(numbered([...colours, { popularity: 5 }, { popularity: 4 }, { isSoldOut: true }]))

  expect(index.bestOfEach({ kind: 'all' }, 'DE', 3)).toEqual([1, 31, 32])
  expect(index.bestOfEach({ kind: 'all' }, 'DE', 9)).toEqual([1, 31, 32])
  expect(index.best({ kind: 'all' }, 'DE', 3)).toEqual([1, 2, 3])
})

test('beside a product stands what is popular in its category, without its siblings', () => {
  const index = indexOf(
    numbered([
      { master: 'alva' },
      { master: 'alva' },
      { popularity: 1 },
      { popularity: 2 },
      { isSoldOut: true },
      { categories: [3] },
    ]),
  )

  expect(index.similarTo(1, 'DE', 12)).toEqual([4, 3])
  expect(index.similarTo(99, 'DE', 12)).toEqual([])
})

test('boosts and pins steer the relevancy of their category alone', () => {
  const index = indexOf(
    numbered([
      { popularity: 100, brand: 'Alva' },
      { popularity: 90, brand: 'Bo' },
      { popularity: 10 },
      { popularity: 80, isSoldOut: true },
      { popularity: 50, colour: ['rot'] },
    ]),
  )
  index.steer(
    new Map([
      [
        2,
        {
          pins: [3, 4, 77],
          campaigns: {},
          boosts: [
            { facet: 'brand', value: 'bo', factor: 2 },
            { productId: 1, factor: 0.1 },
            { facet: 'colour', value: 'rot', factor: 1.5 },
          ],
        },
      ],
    ]),
  )
  const inSofas = { scope: { kind: 'category', categoryId: 2 } } as const

  expect(index.list(aQuery(inSofas)).productIds).toEqual([3, 2, 5, 1, 4])
  expect(index.list(aQuery({ ...inSofas, perPage: 2, page: 2 })).productIds).toEqual([5, 1])
  expect(index.list(aQuery({ ...inSofas, sort: 'price_asc' })).productIds).toEqual([1, 2, 5, 3, 4])
  expect(index.list(aQuery()).productIds).toEqual([1, 2, 5, 3, 4])
})

test('brands are counted, most products first', () => {
  const index = indexOf(
    numbered([{ brand: 'Alva' }, { brand: 'Bo' }, { brand: 'Bo' }, { brand: 'Cy', price: null }]),
  )

  expect(index.brands('DE')).toEqual([
    { name: 'Bo', value: 'bo', count: 2 },
    { name: 'Alva', value: 'alva', count: 1 },
  ])
})
