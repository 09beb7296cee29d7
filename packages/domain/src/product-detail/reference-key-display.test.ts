import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articleNumber, referenceKeyDisplay } from './reference-key-display.ts'

test.each([
  ['4711001', '4711001'],
  ['471.10.01', '4711001'],
  ['47110019', '4711001'],
  ['0047110019', '47110'],
  ['00.47.110019', '47110'],
  ['0000000123', ''],
  ['0', ''],
  ['', ''],
  ['A.0012', 'A0012'],
])('%j is shown as %j', (referenceKey, shown) => {
  expect(referenceKeyDisplay(referenceKey)).toBe(shown)
})

test('what is shown has at most seven characters, no dot and no leading zero', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9.A-Z_]{0,16}$/), (referenceKey) => {
      expect(referenceKeyDisplay(referenceKey)).toMatch(/^(?!0)[^.]{0,7}$/)
    }),
  )
})

test.each([
  ['4711001_2_rot', '4711001'],
  ['4711001', '4711001'],
  ['_2', ''],
  ['', ''],
])('the article number of %j is %j', (referenceKey, number) => {
  expect(articleNumber(referenceKey)).toBe(number)
})
