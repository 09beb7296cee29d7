import { expect, test } from 'vitest'
import { atLeast, atMost, budgetRows, median, tableOf } from './report.ts'

test.each([
  [atMost('a', 150, { must: 150, aim: 120 }, 'ms'), { holds: true, left: 0, aim: 120 }],
  [atMost('a', 150.01, 150, 'ms'), { holds: false, left: -0.01, aim: null }],
  [atLeast('a', 0.5, { must: 0.5, aim: 0.7 }, ''), { holds: true, left: 0, aim: 0.7 }],
  [atLeast('a', 40, 100, '/s'), { holds: false, left: -60, aim: null }],
  // What could not be measured is no success.
  [atMost('a', Number.NaN, 1, 'ms'), { holds: false }],
  [atLeast('a', Number.NaN, 1, 'ms'), { holds: false }],
])('%o is judged', (budget, expected) => {
  expect(budget).toMatchObject(expected)
})

test('a table has what was measured, both goals and the distance', () => {
  const table = tableOf(
    budgetRows([atMost('tap', 90, { must: 150, aim: 120 }, 'ms'), atLeast('orders', 40, 100, '/s')]),
  )

  expect(table.split('\n').map((line) => line.trim().split(/\s+/))).toEqual([
    ['budget', 'measured', 'must', 'aim', 'left', 'unit'],
    ['tap', 'holds', '90', '150', '120', '60', 'ms'],
    ['orders', 'MISSED', '40', '100', '-', '-60', '/s'],
  ])
})

test.each([
  [[3, 1, 2], 2],
  [[5], 5],
])('the middle of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})
