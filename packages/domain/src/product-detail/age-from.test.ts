import { expect, test } from 'vitest'
import { ageFrom } from './age-from.ts'

test.each([
  [0, { unit: 'birth', count: 0 }],
  [3, { unit: 'months', count: 3 }],
  [12, { unit: 'months', count: 12 }],
  [18, { unit: 'months', count: 18 }],
  [24, { unit: 'years', count: 2 }],
  [30, { unit: 'months', count: 30 }],
  [36, { unit: 'years', count: 3 }],
])('from %i months on', (months, age) => {
  expect(ageFrom(months)).toEqual(age)
})
