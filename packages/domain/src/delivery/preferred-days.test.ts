import { expect, test } from 'vitest'
import type { Country } from '../market/markets.ts'
import { isDeliveryDay, preferredDays } from './preferred-days.ts'

test.each<[string, Country, boolean]>([
  ['2026-11-28', 'DE', true],
  ['2026-11-29', 'DE', false],
  ['2026-12-25', 'DE', false],
  ['2026-12-26', 'FR', true],
  ['2026-12-26', 'NL', false],
  // Easter 2027 is on 28 March, in 2028 on 16 April.
  ['2027-03-26', 'DE', false],
  ['2027-03-26', 'FR', true],
  ['2027-03-29', 'BE', false],
  ['2028-04-17', 'AT', false],
  ['2027-05-06', 'CH', false],
  ['2027-05-27', 'AT', false],
  ['2027-05-27', 'DE', true],
  ['2027-08-02', 'CH', true],
  ['2027-07-21', 'BE', false],
])('on %s a parcel is brought in %s: %s', (day, country, isBrought) => {
  expect(isDeliveryDay(day, country)).toBe(isBrought)
})

test('twelve days on which the carrier drives are offered, from the day on which all is there', () => {
  const days = preferredDays({ latest: '2026-12-19', today: '2026-12-15', country: 'DE' })

  expect(days).toEqual([
    '2026-12-19',
    '2026-12-21',
    '2026-12-22',
    '2026-12-23',
    '2026-12-24',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-02',
    '2027-01-04',
    '2027-01-05',
  ])
})

test('a pre-order has no day yet', () => {
  expect(preferredDays({ latest: '2029-08-17', today: '2026-11-22', country: 'DE' })).toEqual([])
})
