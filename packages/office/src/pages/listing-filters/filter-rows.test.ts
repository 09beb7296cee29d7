import { expect, test } from 'vitest'
import { arrangementOf, filterRows, movedRow } from './filter-rows.ts'

const facet = (name: string) => ({
  name,
  label: name,
  type: 'values' as const,
  values: [],
  range: null,
})
const FACETS = ['colour', 'size', 'price', 'brand'].map(facet)

test('without an arrangement the first three stand open, as they do in the shop', () => {
  expect(filterRows(FACETS, null).map(({ name, state }) => `${name} ${state}`)).toEqual([
    'colour open',
    'size open',
    'price open',
    'brand folded',
  ])
})

test('what nothing has now keeps its place, and what is new follows folded', () => {
  const rows = filterRows(FACETS, [
    { name: 'brand', state: 'open' },
    { name: 'gone', state: 'hidden' },
    { name: 'price', state: 'hidden' },
  ])

  expect(rows.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'brand open',
    'gone hidden',
    'price hidden',
    'colour folded',
    'size folded',
  ])
  expect(rows[1]?.facet).toBeNull()
})

test.each([
  ['to the front', 'brand', 0, ['brand', 'colour', 'size', 'price']],
  ['to the end', 'colour', 3, ['size', 'price', 'brand', 'colour']],
  ['nowhere, when it is not there', 'gone', 0, ['colour', 'size', 'price', 'brand']],
])('a row goes %s', (_, name, place, names) => {
  const moved = movedRow(filterRows(FACETS, null), name, place)

  expect(arrangementOf(moved).map((one) => one.name)).toEqual(names)
})
