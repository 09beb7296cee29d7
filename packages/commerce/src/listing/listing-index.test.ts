import { SORTS } from '@shop/api-client/contract/catalogue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FacetDefinition, ListingDocument } from './listing-document.ts'
import { ListingIndex, type ListingWish } from './listing-index.ts'

const FACETS: FacetDefinition[] = [
  { name: 'colour', label: 'Farbe', type: 'colour' },
  { name: 'material', label: 'Material', type: 'values' },
  { name: 'sale', label: 'Angebote', type: 'flag' },
]

type Plain = {
  categoryIds?: number[]
  colour?: string[]
  material?: string[]
  sale?: string[]
  price?: number | null
  isSoldOut?: boolean
  rank?: number
}

function indexOf(products: readonly Plain[]): ListingIndex {
  return new ListingIndex(products.map(documentOf), FACETS, 'Preis')
}

function documentOf(plain: Plain, position: number): ListingDocument {
  const valuesOf = (values: string[] = []) => values.map((value) => ({ value, label: value.toUpperCase() }))
  const rank = plain.rank ?? 0
  return {
    productId: position + 1,
    isSoldOut: plain.isSoldOut ?? false,
    categoryIds: plain.categoryIds ?? [1],
    price: plain.price === undefined ? 1000 : plain.price,
    facets: {
      colour: valuesOf(plain.colour),
      material: valuesOf(plain.material),
      sale: valuesOf(plain.sale),
    },
    ranks: {
      relevancy: 0,
      price_asc: plain.price ?? Number.MAX_SAFE_INTEGER,
      price_desc: -(plain.price ?? -1),
      newest: rank,
      discount: rank,
      delivery: rank,
      rating: rank,
    },
  }
}

const wish = (fields: Partial<ListingWish> = {}): ListingWish => ({
  scope: null,
  sort: 'relevancy',
  page: 1,
  perPage: 24,
  filters: {},
  ...fields,
})

const counts = (result: ReturnType<ListingIndex['list']>, name: string) =>
  Object.fromEntries(
    (result.facets.find((facet) => facet.name === name)?.values ?? []).map(({ value, count }) => [
      value,
      count,
    ]),
  )

const SOFAS: Plain[] = [
  { colour: ['rot'], material: ['leinen'], price: 500 },
  { colour: ['rot'], material: ['wolle'], price: 900 },
  { colour: ['blau'], material: ['leinen'], price: 700 },
  { colour: ['blau', 'rot'], material: ['leder'], price: 100, sale: ['1'] },
]

test('a choice does not lower the counts of its own facet, but those of the others', () => {
  const result = indexOf(SOFAS).list(wish({ filters: { colour: 'blau' } }))

  expect(result.productIds).toEqual([3, 4])
  expect(counts(result, 'colour')).toEqual({ blau: 2, rot: 3 })
  expect(counts(result, 'material')).toEqual({ leder: 1, leinen: 1, wolle: 0 })
})

test('values of one facet widen, facets narrow', () => {
  const index = indexOf(SOFAS)

  expect(index.list(wish({ filters: { colour: 'blau,rot' } })).total).toBe(4)
  expect(index.list(wish({ filters: { colour: 'rot', material: 'leinen,wolle' } })).productIds).toEqual([
    1, 2,
  ])
})

test('the price spans what the other filters leave', () => {
  const result = indexOf(SOFAS).list(wish({ filters: { colour: 'rot', price: '400-600' } }))

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
  [{ constructor: 'x', toString: 'y' }, [1, 2, 3, 4], {}],
  [{ sale: '1' }, [4], { sale: '1' }],
])('the filters %o list %o', (filters, productIds, understood) => {
  const result = indexOf(SOFAS).list(wish({ filters: filters as Record<string, string> }))

  expect(result.productIds).toEqual(productIds)
  expect(result.filters).toEqual(understood)
})

test('what cannot be ordered comes last in every order', () => {
  const index = indexOf([
    { price: 100, rank: 1, isSoldOut: true },
    { price: 300, rank: 3 },
    { price: 200, rank: 2 },
  ])

  for (const sort of SORTS) expect(index.list(wish({ sort })).productIds.at(-1)).toBe(1)
  expect(index.list(wish({ sort: 'price_asc' })).productIds).toEqual([3, 2, 1])
  expect(index.list(wish({ sort: 'price_desc' })).productIds).toEqual([2, 3, 1])
})

test('a page behind the last is empty and says how many there are', () => {
  const result = indexOf(SOFAS).list(wish({ page: 9, perPage: 3 }))

  expect(result).toMatchObject({ productIds: [], total: 4, page: 9, pages: 2 })
})

test('nothing at all is one empty page', () => {
  expect(indexOf([]).list(wish())).toEqual({
    productIds: [],
    total: 0,
    page: 1,
    pages: 1,
    facets: [],
    filters: {},
  })
})

test('a facet with nothing to choose is not shown', () => {
  const result = indexOf([{ colour: ['rot'] }, { colour: ['rot'] }]).list(wish())

  expect(result.facets).toEqual([])
})

const words = (...all: string[]) => fc.uniqueArray(fc.constantFrom(...all), { maxLength: 3 })
const plain = fc.record({
  categoryIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 }),
  colour: words('rot', 'blau', 'gelb'),
  material: words('holz', 'stein'),
  sale: words('1'),
  price: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 20 })),
  isSoldOut: fc.boolean(),
  rank: fc.integer({ min: 0, max: 5 }),
})
const filters = fc.record(
  {
    colour: words('rot', 'blau', 'gelb').map((values) => values.join(',')),
    material: words('holz', 'stein').map((values) => values.join(',')),
    price: fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }))
      .map((ends) => ends.join('-')),
  },
  { requiredKeys: [] },
)

type Wanted = { colour?: string; material?: string; price?: string }

/** The rule again, told slowly: what a product has to have under the filters, one facet left out. */
function passes(product: Plain, wanted: Wanted, scope: readonly Plain[], except: string | null): boolean {
  for (const name of ['colour', 'material'] as const) {
    const known = (wanted[name] ?? '')
      .split(',')
      .filter((value) => scope.some((one) => one[name]?.includes(value)))
    if (name !== except && known.length > 0 && !known.some((value) => product[name]?.includes(value)))
      return false
  }
  if (wanted.price === undefined || except === 'price') return true
  const [from = 0, to = 0] = wanted.price
    .split('-')
    .map(Number)
    .sort((a, b) => a - b)
  return typeof product.price === 'number' && product.price >= from && product.price <= to
}

test('total and counts are those of counting one by one', () => {
  fc.assert(
    fc.property(fc.array(plain, { maxLength: 30 }), filters, (products, wanted) => {
      const index = indexOf(products)
      const scope = products.filter(({ categoryIds }) => categoryIds.includes(1))
      const result = index.list(wish({ scope: index.inCategory(1), filters: wanted, perPage: 96 }))

      expect(result.total).toBe(scope.filter((product) => passes(product, wanted, scope, null)).length)
      for (const facet of result.facets) {
        for (const { value, count } of facet.values) {
          const name = facet.name as 'colour' | 'material' | 'sale'
          const expected = scope.filter(
            (product) => passes(product, wanted, scope, name) && product[name]?.includes(value),
          )
          expect(count, `${name} ${value}`).toBe(expected.length)
        }
      }
    }),
  )
})

test('choosing a value more adds exactly its count where no product has two', () => {
  const single = plain.map((product) => ({ ...product, colour: product.colour.slice(0, 1) }))
  fc.assert(
    fc.property(fc.array(single, { maxLength: 30 }), (products) => {
      const index = indexOf(products)
      const before = index.list(wish({ filters: { colour: 'rot' } }))
      if (before.filters.colour === undefined) return
      const count = counts(before, 'colour').blau ?? 0

      expect(index.list(wish({ filters: { colour: 'rot,blau' } })).total).toBe(before.total + count)
    }),
  )
})

test('the pages together are the whole, each product once, in every order', () => {
  fc.assert(
    fc.property(fc.array(plain, { maxLength: 60 }), fc.constantFrom(...SORTS), (products, sort) => {
      const index = indexOf(products)
      const { pages } = index.list(wish({ sort, perPage: 24 }))
      const all = Array.from(
        { length: pages },
        (_, page) => index.list(wish({ sort, page: page + 1 })).productIds,
      )

      expect(all.flat().toSorted((a, b) => a - b)).toEqual(products.map((_, position) => position + 1))
      const isLate = all.flat().map((id) => products[id - 1]?.isSoldOut ?? false)
      expect(isLate).toEqual(isLate.toSorted((a, b) => Number(a) - Number(b)))
    }),
  )
})
