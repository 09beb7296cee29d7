import { expect, test } from 'vitest'
import { foundValues, isLongList } from './found-values.ts'

const values = ['Grün', 'Grau', 'Weiß', 'Crème', '100 × 200 cm'].map((label) => ({ label }))

test.each([
  ['', 5],
  ['  ', 5],
  ['gr', 2],
  ['GRUN', 1],
  ['weiss', 1],
  ['creme', 1],
  ['200', 1],
  ['lila', 0],
  ['.*', 0],
])('"%s" finds %i values', (typed, count) => {
  expect(foundValues(values, typed)).toHaveLength(count)
})

test('a list is long from the thirteenth value on, sizes in their order from the thirty-first', () => {
  const list = (length: number, name = 'material') => ({
    name,
    values: Array.from({ length }, (_, index) => ({
      value: `${index}`,
      label: `${index}`,
      count: 1,
      selected: false,
    })),
  })

  expect([12, 13].map((length) => isLongList(list(length)))).toEqual([false, true])
  expect([13, 30, 31].map((length) => isLongList(list(length, 'size')))).toEqual([false, false, true])
})
