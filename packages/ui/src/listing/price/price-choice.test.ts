import { expect, test } from 'vitest'
import { choiceOf, rangeOf, roundStep, typedLimit } from './price-choice.ts'

test.each([
  { choice: { from: 10, to: 99.5 }, range: { from: 1000, to: 9950 } },
  { choice: { from: null, to: 5 }, range: { from: null, to: 500 } },
  { choice: { from: null, to: null }, range: { from: null, to: null } },
])('$choice is $range in minor units, and back', ({ choice, range }) => {
  expect(rangeOf(choice)).toEqual(range)
  expect(choiceOf(range)).toEqual(choice)
})

test('a range typed upside down is turned round', () => {
  expect(rangeOf({ from: 50, to: 1 })).toEqual({ from: 100, to: 5000 })
})

test.each([
  [0, 1],
  [0.3, 1],
  [1, 1],
  [1.2, 2],
  [4, 5],
  [18.7, 20],
  [51, 100],
])('steps of %f become steps of %i', (size, step) => {
  expect(roundStep(size)).toBe(step)
})

test.each([
  ['19,95', 19.95],
  ['1.995', 1995],
  ['19,', 19],
  ['abc', null],
])('%s is a limit of %j', (typed, amount) => {
  expect(typedLimit(typed)).toBe(amount)
})
