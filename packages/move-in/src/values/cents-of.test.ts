import { parseAmount } from '@shop/domain/money/parse-amount'
import { expect, test } from 'vitest'
import { centsOf, grossOf, roundedCents } from './cents-of.ts'

test.each([
  [199_900, 1999],
  [199_950, null],
  [0, 0],
])('%s ten-thousandths are %s cents', (amount, expected) => {
  expect(centsOf(amount)).toBe(expected)
})

test.each([
  ['16.7983', 19, 1999],
  ['16.80', 19, 1999],
  ['100', 8.1, 10_810],
  ['10.00', 5.5, 1055],
  ['0.0042', 19, 0],
  ['0.0043', 19, 1],
])('%s net at %s percent are %s cents', (net, rate, expected) => {
  expect(grossOf(parseAmount(net, { decimals: 4 }) ?? 0, rate)).toBe(expected)
})

test.each([
  ['', 0],
  ['0', 0],
  ['19.99', 1999],
  ['19.9', 1990],
  ['1.005', 101],
  ['2.675', 268],
  ['-1.005', -101],
  ['1.0049999', 100],
  ['1.596639', 160],
  ['-0.004', 0],
  ['12345678.999', 1_234_567_900],
])('%s of an interface is %i minor units', (decimal, expected) => {
  expect(roundedCents(decimal)).toBe(expected)
})
