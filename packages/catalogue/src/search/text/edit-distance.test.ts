import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['sofa', 'sofa', 0],
  ['sofa', 'sofas', 1],
  ['sofa', 'sfa', 1],
  ['sofa', 'sifa', 1],
  ['sofa', 'osfa', 1],
  ['sofa', 'sfao', 2],
  ['kinderwagen', 'kinderwgaen', 1],
  ['teppich', 'tepich', 1],
  ['', 'ab', 2],
])('from %s to %s it is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance)
})

test('it is the same both ways, nothing only between equals, and at most the longer word', () => {
  const word = fc.stringMatching(/^[a-d]{0,7}$/)

  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other)

      expect(editDistance(other, one)).toBe(distance)
      expect(distance === 0).toBe(one === other)
      expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
})
