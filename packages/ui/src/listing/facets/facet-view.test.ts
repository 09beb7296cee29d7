import { expect, test } from 'vitest'
import { chosenCount, orderedValues } from './facet-view.ts'

const values = ['2', '4', '3'].map((value) => ({ value, label: value, count: 1, selected: value !== '4' }))

test('stars stand from the most down, other values as they came', () => {
  const order = (name: string) => orderedValues({ name, values }).map(({ value }) => value)

  expect(order('rating')).toEqual(['4', '3', '2'])
  expect(order('size')).toEqual(['2', '4', '3'])
})

test.each([
  { from: null, to: null, count: 2 },
  { from: 0, to: null, count: 3 },
  { from: null, to: 100, count: 3 },
])('a range from $from to $to counts as one choice: $count in all', ({ from, to, count }) => {
  const facet = { name: 'x', label: 'x', type: 'range' as const, values, range: { min: 0, max: 9, from, to } }

  expect(chosenCount(facet)).toBe(count)
})
