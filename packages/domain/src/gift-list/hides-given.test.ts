import { expect, test } from 'vitest'
import { hidesGiven } from './hides-given.ts'

test.each([
  [{ isSurprise: true, dueOn: '2026-12-02' }, '2026-12-01T22:59:00Z', true],
  [{ isSurprise: true, dueOn: '2026-12-02' }, '2026-12-01T23:00:00Z', false],
  [{ isSurprise: true, dueOn: '2026-12-02' }, '2027-01-01T00:00:00Z', false],
  [{ isSurprise: false, dueOn: '2026-12-02' }, '2026-11-01T00:00:00Z', false],
  [{ isSurprise: true, dueOn: null }, '2026-11-01T00:00:00Z', false],
])('%j at %s hides what was given: %s', (list, at, hidden) => {
  expect(hidesGiven(list, new Date(at), 'Europe/Berlin')).toBe(hidden)
})
