import { expect, test } from 'vitest'
import { buildIdOf, isTimeToAsk } from './latest-build.ts'

test.each([
  [{ id: 'b2', timestamp: 1 }, 'b2'],
  [{ id: '' }, null],
  [{ id: 7 }, null],
  ['<html>', null],
  [null, null],
])('%j names the build %j', (answer, id) => {
  expect(buildIdOf(answer)).toBe(id)
})

test.each([
  ['five minutes later', { minutes: 5, isVisible: true, isReturn: false }, true],
  ['a minute later', { minutes: 1, isVisible: true, isReturn: false }, false],
  ['when the tab comes back after a minute', { minutes: 1, isVisible: true, isReturn: true }, true],
  ['when the tab comes back at once', { minutes: 0.1, isVisible: true, isReturn: true }, false],
  ['while nobody looks', { minutes: 60, isVisible: false, isReturn: false }, false],
])('%s: %j', (_, { minutes, ...facts }, asks) => {
  expect(isTimeToAsk({ askedAt: 0, now: minutes * 60_000, ...facts })).toBe(asks)
})
