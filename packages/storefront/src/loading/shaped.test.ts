import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shaped, unshaped } from './shaped.ts'

test('a value is after its journey what JSON would have made of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const sent = JSON.stringify(shaped(value))

      expect(unshaped(JSON.parse(sent))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

// Both shapes had the same name, and an object with an empty key came out as an empty one.
test('an empty key is a key', () => {
  const value = { '': [[{}]] }

  expect(unshaped(shaped(value))).toEqual(value)
})

test('keys are written once for all objects that have the same', () => {
  const { shapes, value } = shaped([
    { a: 1, b: [] },
    { a: 2, b: null },
    { a: 3, b: undefined },
    { a: new Date(0) },
  ])

  expect(shapes).toEqual([['a', 'b'], ['a']])
  expect(value).toEqual([0, [1, 1, [0]], [1, 2, null], [2, 3], [2, '1970-01-01T00:00:00.000Z']])
})

test('a text that an object says twice in a row is written once', () => {
  const said = { hash: 'a.webp', src: 'a.webp', alt: 'a.webp', title: 'b' }

  expect(shaped(said).value).toEqual([1, 'a.webp', [], [], 'b'])
  expect(unshaped(shaped(said))).toEqual(said)
})
