import { expect, test, vi } from 'vitest'
import { dayMoments } from './day-moments.ts'

vi.stubEnv('TZ', 'Europe/Berlin')

test('a day goes from its midnight to the next, also where the clock is changed', () => {
  // The last Sunday of October has 25 hours where clocks go back.
  const { from, until } = dayMoments('2026-10-25')

  expect(new Date(from ?? '').getHours()).toBe(0)
  expect(new Date(until ?? '').getHours()).toBe(0)
  expect(new Date(until ?? '').getDate()).toBe(26)
})

test.each(['', '2026-13-40', 'today'])('%j is no day', (day) => {
  expect(dayMoments(day)).toEqual({ from: null, until: null })
})
