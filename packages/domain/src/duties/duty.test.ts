import { describe, expect, test } from 'vitest'
import { DUTIES } from './duties.ts'
import { type Duty, isOwed } from './duty.ts'

const BERLIN = { country: 'DE', timezone: 'Europe/Berlin' } as const
const SUMMER: Pick<Duty, 'countries' | 'from' | 'until'> = {
  countries: ['DE'],
  from: '2026-07-01',
  until: '2026-07-31',
}

describe('a duty holds on the days of its country', () => {
  test.each([
    ['the day before, a minute to midnight there', '2026-06-30T21:59:00Z', false],
    ['its first day, from midnight there', '2026-06-30T22:00:00Z', true],
    ['its last day, until midnight there', '2026-07-31T21:59:00Z', true],
    ['the day after', '2026-07-31T22:00:00Z', false],
  ])('%s', (_, now, owed) => {
    expect(isOwed(SUMMER, BERLIN, new Date(now))).toBe(owed)
  })

  test('and in no other country', () => {
    const place = { country: 'CH', timezone: 'Europe/Zurich' } as const
    expect(isOwed(SUMMER, place, new Date('2026-07-10T12:00:00Z'))).toBe(false)
  })

  test('without a last day for good', () => {
    expect(isOwed({ ...SUMMER, until: null }, BERLIN, new Date('2036-07-10T12:00:00Z'))).toBe(true)
  })
})

test.each(Object.entries(DUTIES))('%s has its own number and days that are days', (id, duty: Duty) => {
  expect(duty.id).toBe(id)
  expect(new Date(duty.from).toISOString().slice(0, 10)).toBe(duty.from)
  if (duty.until !== null) expect(duty.until > duty.from).toBe(true)
  expect(duty.countries).not.toEqual([])
})
