import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedPaybackNumber, paybackNumber } from './payback-number.ts'

test.each([
  ['1234567890', '1234567890'],
  ['0000000000', '0000000000'],
  [' 123 456 78-90 ', '1234567890'],
  ['3083421234567891', '3083421234567891'],
  ['3083 4212 3456 7891', '3083421234567891'],
  ['3083.4212.3456.7891', '3083421234567891'],
])('%j is the number %s', (typed, number) => {
  expect(paybackNumber(typed)).toEqual({ type: 'number', number })
})

test.each([
  ['', 'digits'],
  ['meine Nummer', 'digits'],
  ['123456789O', 'digits'],
  ['１２３４５６７８９０', 'digits'],
  ['123456789', 'length'],
  ['12345678901', 'length'],
  ['308342123456789', 'length'],
  ['30834212345678911', 'length'],
  ['4083421234567892', 'prefix'],
  ['3083431234567892', 'prefix'],
  ['3083421234567890', 'checkDigit'],
  ['3083421234567983', 'checkDigit'],
])('%j is none because of its %s', (typed, why) => {
  expect(paybackNumber(typed)).toEqual({ type: 'wrong', why })
})

test('a card with one digit mistyped is noticed', () => {
  const card = '3083421234567891'
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(card[at]) + by) % 10

      expect(paybackNumber(card.slice(0, at) + digit + card.slice(at + 1)).type).toBe('wrong')
    }),
  )
})

test('what is shown of a number are its last four digits', () => {
  expect(maskedPaybackNumber('3083421234567891')).toBe('•••• 7891')
})
