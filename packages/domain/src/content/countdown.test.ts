import { expect, test } from 'vitest'
import { momentOf, spokenTimeLeft, timeLeft } from './countdown.ts'

const END = new Date('2026-11-30T22:59:59Z')
const before = (seconds: number) => new Date(END.valueOf() - seconds * 1000)

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true }],
  [-60, { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1, isOver: false }],
  [61, { days: 0, hours: 0, minutes: 1, seconds: 1, isOver: false }],
  [3600, { days: 0, hours: 1, minutes: 0, seconds: 0, isOver: false }],
  [2 * 86_400 + 3 * 3600 + 4 * 60 + 5, { days: 2, hours: 3, minutes: 4, seconds: 5, isOver: false }],
])('%i seconds before the end', (seconds, left) => {
  expect(timeLeft(END, before(seconds))).toEqual(left)
})

test.each([
  [3 * 86_400 + 5, { unit: 'days', count: 3 }],
  [86_400, { unit: 'days', count: 1 }],
  [86_399, { unit: 'hours', count: 23 }],
  [3600, { unit: 'hours', count: 1 }],
  [3599, { unit: 'minutes', count: 60 }],
  [30 * 60 - 1, { unit: 'minutes', count: 30 }],
  [10 * 60 - 1, { unit: 'minutes', count: 10 }],
  [5 * 60 - 1, { unit: 'minutes', count: 5 }],
  [59, { unit: 'minutes', count: 1 }],
  [0, { unit: 'over' }],
])('%i seconds before the end is spoken as %o', (seconds, spoken) => {
  expect(spokenTimeLeft(timeLeft(END, before(seconds)))).toEqual(spoken)
})

test('the last day is announced thirty times at most', () => {
  const spoken = new Set<string>()
  for (let second = 86_400; second >= 0; second -= 1)
    spoken.add(JSON.stringify(spokenTimeLeft(timeLeft(END, before(second)))))

  expect(spoken.size).toBeLessThanOrEqual(30)
})

test.each([
  ['2026-11-30 22:59', '2026-11-30T22:59:00.000Z'],
  ['2026-11-30T22:59:00Z', '2026-11-30T22:59:00.000Z'],
  ['2026-11-30T22:59+01:00', '2026-11-30T21:59:00.000Z'],
  ['2026-11-30', '2026-11-30T23:59:59.000Z'],
])('%s is the moment %s', (text, moment) => {
  expect(momentOf(text)?.toISOString()).toBe(moment)
})

test.each(['', 'morgen', '2026-13-40 10:00'])('%j is no moment, and over at once', (text) => {
  expect(momentOf(text)).toBeNull()
  expect(timeLeft(new Date(text), END).isOver).toBe(true)
})
