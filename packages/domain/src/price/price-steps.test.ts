import { expect, test } from 'vitest'
import { priceSteps } from './price-steps.ts'

const four = { amount: 4, price: 900 }
const twelve = { amount: 12, price: 700 }

test.each([
  ['none at all', [], []],
  ['in order', [four, twelve], [four, twelve]],
  ['upside down', [twelve, four], [four, twelve]],
  ['with gaps', [{ amount: null, price: null }, four], [four]],
  ['without a price', [{ amount: 4, price: null }, twelve], [twelve]],
  ['without an amount', [{ amount: null, price: 900 }, twelve], [twelve]],
  ['of a single unit', [{ amount: 1, price: 900 }, twelve], [twelve]],
])('steps that were filled in %s', (_, filledIn, steps) => {
  expect(priceSteps(filledIn)).toEqual(steps)
})
