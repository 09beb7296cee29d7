import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LAST_SEEN_MAX, lastSeenOf, withSeen } from './last-seen.ts'

test.each([
  [[], 3, [3]],
  [[1, 2], 3, [3, 1, 2]],
  [[1, 2, 3], 3, [3, 1, 2]],
])('%j and then %i is %j', (ids, id, expected) => {
  expect(withSeen(ids, id)).toEqual(expected)
})

test('the twenty-first is forgotten', () => {
  const many = Array.from({ length: LAST_SEEN_MAX }, (_, index) => index + 1)

  expect(withSeen(many, 99)).toEqual([99, ...many.slice(0, LAST_SEEN_MAX - 1)])
})

test.each([
  [null, []],
  ['', []],
  ['3,1,2', [3, 1, 2]],
  ['3,3,x,-1,1.5,{},9e99,2', [3, 2]],
  ['<script>', []],
])('the browser has kept %j: %j', (text, expected) => {
  expect(lastSeenOf(text)).toEqual(expected)
})

test('what is written is read again, each once and never too many', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 })), (seen) => {
      const ids = seen.reduce<number[]>((known, id) => withSeen(known, id), [])

      expect(lastSeenOf(ids.join())).toEqual(ids)
      expect(ids.length).toBeLessThanOrEqual(LAST_SEEN_MAX)
      expect(ids.slice(0, 1)).toEqual(seen.slice(-1))
    }),
  )
})
