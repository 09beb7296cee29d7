import { expect, test } from 'vitest'
import { afterFailure, isRefusal } from './after-failure.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const seconds = (date: Date | null) => date && (date.getTime() - NOW.getTime()) / 1000

test.each([
  [400, true],
  [404, true],
  [422, true],
  [408, false],
  [425, false],
  [429, false],
  [302, false],
  [500, false],
  [null, false],
])('whether %s is about the message alone: %s', (status, expected) => {
  expect(isRefusal(status)).toBe(expected)
})

test.each([
  { status: 500, attempts: 1, failures: 0, due: 5, rest: 5 },
  { status: null, attempts: 2, failures: 3, due: 60, rest: 40 },
  { status: null, attempts: 5, failures: 20, due: 7200, rest: 600 },
  { status: 302, attempts: 40, failures: 2, due: 21_600, rest: 20 },
  { status: 400, attempts: 1, failures: 0, due: 5, rest: null },
])(
  '$status in attempt $attempts waits $due s, the receiver $rest s',
  ({ status, attempts, failures, due, rest }) => {
    const after = afterFailure(
      { status, attempts, firstTriedAt: before(1) },
      { failures, succeededAt: null },
      NOW,
    )

    expect(after.type === 'retry' && [seconds(after.dueAt), seconds(after.restsUntil)]).toEqual([due, rest])
  },
)

test.each([
  { what: 'gone', status: 410, tried: 0, succeeded: null, type: 'pause' },
  { what: 'three days without any success', status: 500, tried: 72, succeeded: null, type: 'pause' },
  { what: 'three days, a success before them', status: 404, tried: 72, succeeded: 73, type: 'pause' },
  { what: 'three days in which others were taken', status: 400, tried: 72, succeeded: 1, type: 'giveUp' },
  { what: 'nearly three days', status: 500, tried: 71.9, succeeded: null, type: 'retry' },
])('$what: $type', ({ status, tried, succeeded, type }) => {
  const attempt = { status, attempts: 12, firstTriedAt: before(tried) }
  const succeededAt = succeeded === null ? null : before(succeeded)

  expect(afterFailure(attempt, { failures: 0, succeededAt }, NOW).type).toBe(type)
})
