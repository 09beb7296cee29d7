import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

test.each([
  ['12', 1200],
  ['12,50', 1250],
  ['12.50', 1250],
  ['0,05', 5],
  [' 7,99 ', 799],
  ['10000000', 1_000_000_000],
])('%j is %i', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test.each([
  '',
  '12,5',
  '12,505',
  '1.234,50',
  '-3',
  '+3',
  '12 €',
  '1e3',
  'zwölf',
  '10000000,01',
  '999999999',
  '１２',
])('%j is no amount', (text) => {
  expect(parseAmount(text)).toBeNull()
})
