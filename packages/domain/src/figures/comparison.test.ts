import { expect, test } from 'vitest'
import { averageOf, changeOf, shareOf } from './comparison.ts'
import { conversionOf, funnelOf } from './funnel.ts'
import { countedTerm } from './search-term.ts'
import { daysLeft } from './stock-range.ts'

test.each([
  [110, 100, { kind: 'more', percent: 10 }],
  [90, 100, { kind: 'less', percent: 10 }],
  [100, 100, { kind: 'same' }],
  [0, 0, { kind: 'same' }],
  [5, 0, { kind: 'new' }],
  [0, 5, { kind: 'less', percent: 100 }],
  [1_000_001, 1_000_000, { kind: 'more', percent: 1 }],
  [1, 1_000_000, { kind: 'less', percent: 99 }],
  [300, 100, { kind: 'more', percent: 200 }],
  [5, -5, { kind: 'more', percent: 200 }],
])('%i after %i', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})

test.each([
  [0, 0, null],
  [100, 3, 33],
  [200, 3, 67],
  [5, 2, 3],
])('%i minor units for %i orders are %s each', (sum, count, average) => {
  expect(averageOf(sum, count)).toBe(average)
})

test.each([
  [1, 0, null],
  [0, 5, 0],
  [1, 3, 33.3],
  [5, 4, 125],
])('%i of %i is %s percent', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share)
})

test('a funnel says who went on and who was left, never below none', () => {
  const counts = { product: 1000, basket: 120, checkout: 60, address: 40, payment: 45, order: 30 }

  expect(funnelOf(counts).map(({ step, reached, left }) => [step, reached, left])).toEqual([
    ['product', null, null],
    ['basket', 12, 880],
    ['checkout', 50, 60],
    ['address', 66.7, 20],
    ['payment', 112.5, 0],
    ['order', 66.7, 15],
  ])
  expect(conversionOf(counts)).toBe(3)
  expect(conversionOf({ order: 3 })).toBeNull()
})

test.each([
  ['  Rotes   SOFA ', 'rotes sofa'],
  ['iPhone 15', 'iphone 15'],
  ['anna@example.org', null],
  ['0221 4710200', null],
  ['LH00000042', null],
  ['https://example.org', null],
  ['', null],
  ['x'.repeat(61), null],
  ['wann kommt mein paket endlich bei mir an', null],
])('"%s" is counted as %s', (typed, term) => {
  expect(countedTerm(typed)).toBe(term)
})

test.each([
  [10, 0, null],
  [10, 28, 10],
  [0, 5, 0],
  [3, 56, 1],
  [-2, 5, 0],
])('%i left of what sold %i in 28 days last %s days', (stock, sold, days) => {
  expect(daysLeft(stock, sold)).toBe(days)
})
