import { parseAmount } from '@shop/domain/money/parse-amount'
import { expect, test } from 'vitest'
import { money, typedUnits, writtenAmount } from './format.ts'

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

test.each([
  [1250, 'de'],
  [1250, 'en'],
  [129_900, 'de'],
  [129_900, 'en'],
  [5, 'de'],
])('%i written in %s for a field is read from it again', (amount, language) => {
  expect(parseAmount(writtenAmount(amount, language))).toBe(amount)
})
