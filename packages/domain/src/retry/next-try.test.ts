import { expect, test } from 'vitest'
import { nextTry } from './next-try.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  [1, 1],
  [2, 5],
  [3, 30],
  [4, 120],
  [5, 360],
  [500, 360],
])('after attempt %i the next one is in %i minutes', (attempts, minutes) => {
  expect(nextTry(attempts, now)).toEqual(new Date(now.getTime() + minutes * 60_000))
})
