import { expect, test } from 'vitest'
import { amountOf, centsOf, grossOf, roundedCents } from './amount-of.ts'

test.each([
  ['19.99', 199_900],
  ['19,99', 199_900],
  ['19.9', 199_000],
  ['20', 200_000],
  ['19,99 €', 199_900],
  ['19.99 EUR', 199_900],
  ['CHF 19.90', 199_000],
  ['1.299,00', 12_990_000],
  ['1,299.00', 12_990_000],
  ['1 299,00 €', 12_990_000],
  ["1'299.00", 12_990_000],
  ['1.234.567', 12_345_670_000],
  ['16.7983', 167_983],
  ['19.990000', 199_900],
  ['0.125', 1250],
  ['.99', null],
  ['1.299', null],
  ['1,299', null],
  ['19.99999', null],
  ['1.29,00', null],
  ['1,2,3', null],
  ['-5', null],
  ['', null],
  ['abc', null],
  ['19.99 USD', null],
  ['999999999', null],
])('%s is %s ten-thousandths', (text, expected) => {
  expect(amountOf(text)).toBe(expected)
})

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
  expect(grossOf(amountOf(net) ?? 0, rate)).toBe(expected)
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
