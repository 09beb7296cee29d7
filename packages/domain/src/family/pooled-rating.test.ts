import { expect, test } from 'vitest'
import { pooledRating } from './pooled-rating.ts'

test.each([
  ['nobody', [], null],
  ['members without ratings', [null, null], null],
  ['one member', [{ average: 4.5, count: 2 }], { average: 4.5, count: 2 }],
  [
    'many against few',
    [{ average: 5, count: 1 }, null, { average: 4, count: 3 }],
    { average: 4.25, count: 4 },
  ],
  [
    'more than two decimals',
    [
      { average: 4, count: 1 },
      { average: 5, count: 2 },
    ],
    { average: 4.67, count: 3 },
  ],
])('%s: %j is %j', (_, ratings, pooled) => {
  expect(pooledRating(ratings)).toEqual(pooled)
})
