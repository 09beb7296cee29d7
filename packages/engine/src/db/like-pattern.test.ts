import { expect, test } from 'vitest'
import { anywhere, literally } from './like-pattern.ts'

test.each([
  ['Sofa', 'Sofa'],
  ['50 %', String.raw`50 \%`],
  ['a_b', String.raw`a\_b`],
  [String.raw`C:\x`, String.raw`C:\\x`],
  ['', ''],
])('%s is no pattern', (typed, written) => {
  expect(literally(typed)).toBe(written)
  expect(anywhere(typed)).toBe(`%${written}%`)
})
