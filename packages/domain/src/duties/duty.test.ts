import { describe, expect, test } from 'vitest'
import { COUNTRIES, type Country, markets } from '../market/markets.ts'
import { isoDay } from '../person/birth-date.ts'
import { DUTIES } from './duties.ts'
import { type Duty, type DutyPlace, isOwed } from './duty.ts'
import { LAW } from './law.ts'

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

describe.each(Object.entries(DUTIES))('%s', (id, duty: Duty) => {
  const places = COUNTRIES.map(placeOf)
  const owing = places.filter(({ country }) => duty.countries.includes(country))
  const owedIn = (now: (place: DutyPlace) => number) =>
    places.filter((place) => isOwed(duty, place, new Date(now(place)))).map(({ country }) => country)
  const inOrder = owing.map(({ country }) => country)

  test('has its own number, days that are days, and words', () => {
    expect(duty.id).toBe(id)
    for (const day of [duty.from, duty.until ?? duty.from])
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
    expect(inOrder).not.toEqual([])
    expect(LAW[duty.id as keyof typeof LAW].asks).toMatch(/\.$/)
  })

  test('is owed nowhere the day before, and in its countries on its first day', () => {
    expect(owedIn((place) => midnight(duty.from, place) - 1)).toEqual([])
    expect(owedIn((place) => midnight(duty.from, place))).toEqual(inOrder)
  })

  test('is owed on its last day, and nowhere on the day after', () => {
    if (duty.until === null) return expect(owedIn(() => Date.UTC(2100, 0, 1))).toEqual(inOrder)
    const after = (place: DutyPlace) => midnight(dayAfter(duty.until ?? ''), place)
    expect(owedIn((place) => after(place) - 1)).toEqual(inOrder)
    expect(owedIn(after)).toEqual([])
  })
})

test('every number is in words too, and no other', () => {
  expect(Object.keys(LAW)).toEqual(Object.keys(DUTIES))
})

function placeOf(country: Country): DutyPlace {
  const market = Object.values(markets).find((one) => one.country === country)
  if (market === undefined) throw new Error(`No market sells in ${country}.`)
  return market
}

const HOUR = 3_600_000

/** The moment at which a day begins somewhere. */
function midnight(day: string, { timezone }: DutyPlace): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const starts = [2, 1, 0].map((hours) => utc - hours * HOUR)
  return starts.find((start) => isoDay(new Date(start), timezone) === day) ?? utc
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * HOUR).toISOString().slice(0, 10)
}
