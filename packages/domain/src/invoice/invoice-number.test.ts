import { expect, test } from 'vitest'
import { invoiceNumber } from './invoice-number.ts'

test.each([
  [1101, 1, '1101-00000001'],
  [1103, 12_345_678, '1103-12345678'],
  [2208, 123_456_789, '2208-123456789'],
])('shop %i counts %i as %s', (shopId, sequence, number) => {
  expect(invoiceNumber(shopId, sequence)).toBe(number)
})

test.each([0, -1, 1.5, Number.NaN])('%d is refused', (sequence) => {
  expect(() => invoiceNumber(1101, sequence)).toThrow(/positive whole/)
})
