import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutEndSlashes, withoutSlashes } from './without-slashes.ts'

test.each([
  ['', '', ''],
  ['/', '', ''],
  ['///', '', ''],
  ['a/b', 'a/b', 'a/b'],
  ['/a//b/', 'a//b', '/a//b'],
  ['//a///', 'a', '//a'],
])('%j', (words, around, end) => {
  expect(withoutSlashes(words)).toBe(around)
  expect(withoutEndSlashes(words)).toBe(end)
})

test('they are what the usual expressions make', () => {
  const words = fc.string({ unit: fc.constantFrom('/', 'a', 'ß') })
  fc.assert(
    fc.property(words, (text) => {
      expect(withoutSlashes(text)).toBe(text.replace(/^\/+|\/+$/g, ''))
      expect(withoutEndSlashes(text)).toBe(text.replace(/\/+$/, ''))
    }),
  )
})
