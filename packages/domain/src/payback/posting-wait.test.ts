import { expect, test } from 'vitest'
import { nextPostingTry, POSTING_TRIED_FOR } from './posting-wait.ts'

const firstTriedAt = new Date('2026-11-21T12:00:00Z')

test.each([
  [1, 1],
  [2, 5],
  [3, 30],
  [4, 120],
  [5, 360],
  [20, 360],
])('after attempt %i the next one is in %i minutes', (attempts, minutes) => {
  const next = nextPostingTry({ attempts, firstTriedAt }, firstTriedAt)

  expect(next).toEqual(new Date(firstTriedAt.getTime() + minutes * 60_000))
})

test('after a week it is given up', () => {
  const at = (milliseconds: number) => new Date(firstTriedAt.getTime() + milliseconds)

  expect(nextPostingTry({ attempts: 30, firstTriedAt }, at(POSTING_TRIED_FOR - 1))).not.toBeNull()
  expect(nextPostingTry({ attempts: 30, firstTriedAt }, at(POSTING_TRIED_FOR))).toBeNull()
})
