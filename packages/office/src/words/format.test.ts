import { expect, test } from 'vitest'
import { money, typedAmount, typedUnits } from './format.ts'

test.each([
  ['12', 1200],
  ['12,5', 1250],
  [' 12.50 ', 1250],
  ['0,05', 5],
  ['1.250,00', null],
  ['-5', null],
  ['12,505', null],
  ['', null],
  ['viel', null],
])('%j is %s in minor units', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})

test.each([
  ['1', 1],
  [' 99 ', 99],
  ['100', null],
  ['0', null],
  ['1,5', null],
  ['1.5', null],
  ['-2', null],
  ['2 St.', null],
  ['', null],
])('%j is %s units', (text, units) => {
  expect(typedUnits(text)).toBe(units)
})

test('an amount is written as its language does', () => {
  expect(money(123_456, 'EUR', 'de')).toBe('1.234,56\u00a0€')
  expect(money(123_456, 'EUR', 'en')).toBe('€1,234.56')
})
