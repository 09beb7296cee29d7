import { expect, test } from 'vitest'
import { labelSides } from './label-sides.ts'

test.each([
  ['a name stands behind its place', [{ x: 20, y: 50 }], ['end']],
  ['before it at the right edge', [{ x: 80, y: 50 }], ['start']],
  [
    'two neighbours in one line turn away from each other',
    [
      { x: 40, y: 50 },
      { x: 44, y: 52 },
    ],
    ['end', 'start'],
  ],
  [
    'two of different lines do not',
    [
      { x: 40, y: 50 },
      { x: 44, y: 60 },
    ],
    ['end', 'end'],
  ],
  [
    'without room on either side it stands where it would',
    [
      { x: 10, y: 5 },
      { x: 45, y: 5 },
      { x: 40, y: 6 },
    ],
    ['end', 'end', 'end'],
  ],
] as const)('%s', (_, places, sides) => {
  expect(labelSides(places)).toEqual(sides)
})
