import { expect, test } from 'vitest'
import { ageOn, isoDay } from './birth-date.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2008-11-21', 18],
  ['2008-11-22', 17],
  ['2008-11-20', 18],
  ['1950-01-01', 76],
  ['2026-11-21', 0],
  ['2026-11-22', -1],
  ['2027-01-01', -1],
])('somebody born on %s is %i', (birthDate, age) => {
  expect(ageOn(now, birthDate, 'Europe/Berlin')).toBe(age)
})

test.each(['', '21.11.2008', '2001-02-30', '2001-13-01', '1899-12-31', '2001-2-3', '2001-02-29'])(
  '%j is no day of birth',
  (birthDate) => {
    expect(ageOn(now, birthDate, 'Europe/Berlin')).toBeNull()
  },
)

test('a birthday begins at midnight of the shop, not of London', () => {
  const justAfterMidnight = new Date('2026-11-20T23:30:00Z')

  expect(isoDay(justAfterMidnight, 'Europe/Berlin')).toBe('2026-11-21')
  expect(ageOn(justAfterMidnight, '2008-11-21', 'Europe/Berlin')).toBe(18)
  expect(ageOn(justAfterMidnight, '2008-11-21', 'UTC')).toBe(17)
})

test('born on 29 February is of age on 1 March of a short year', () => {
  expect(ageOn(new Date('2026-02-28T12:00:00Z'), '2008-02-29', 'UTC')).toBe(17)
  expect(ageOn(new Date('2026-03-01T12:00:00Z'), '2008-02-29', 'UTC')).toBe(18)
})
