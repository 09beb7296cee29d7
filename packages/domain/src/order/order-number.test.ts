import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumber } from './order-number.ts'

test.each([
  ['LH', 1, 'LH00000001'],
  ['PK', 12_345_678, 'PK12345678'],
  ['PK', 123_456_789, 'PK123456789'],
])('%s and %i make %s', (prefix, sequence, number) => {
  expect(orderNumber(prefix, sequence)).toBe(number)
})

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no sequence', (sequence) => {
  expect(() => orderNumber('LH', sequence)).toThrow('positive whole sequence')
})

test('two orders never share a number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.integer({ min: 1 }), (a, b) => {
      expect(orderNumber('LH', a) === orderNumber('LH', b)).toBe(a === b)
    }),
  )
})
