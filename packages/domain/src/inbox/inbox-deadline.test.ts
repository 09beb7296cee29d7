import { expect, test } from 'vitest'
import type { Country } from '../market/markets.ts'
import { inboxDeadline, isOverdue } from './inbox-deadline.ts'
import type { InboxKind } from './inbox-item.ts'

const ZONES: Record<Country, string> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  FR: 'Europe/Paris',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
}
const placeOf = (country: Country) => ({ country, timezone: ZONES[country] })

test.each<[InboxKind, Country, string, string, string | null]>([
  // A working day: over the week-end, over Christmas, and where the 26th is none of a holiday.
  ['message', 'DE', '2026-11-26T09:00:00Z', '2026-11-27', null],
  ['message', 'DE', '2026-11-27T09:00:00Z', '2026-11-30', null],
  ['message', 'DE', '2026-12-24T09:00:00Z', '2026-12-28', null],
  ['message', 'BE', '2026-11-10T09:00:00Z', '2026-11-12', null],
  // It is tomorrow there already.
  ['message', 'DE', '2026-11-25T23:30:00Z', '2026-11-27', null],
  ['complaint', 'DE', '2026-11-26T09:00:00Z', '2026-11-30', null],
  ['withdrawal', 'DE', '2026-11-26T09:00:00Z', '2026-12-10', '§ 357 BGB'],
  ['withdrawal', 'AT', '2026-11-26T09:00:00Z', '2026-12-10', '§ 14 FAGG'],
  ['withdrawal', 'FR', '2026-11-26T09:00:00Z', '2026-12-10', 'L221-24'],
  ['withdrawal', 'BE', '2026-11-26T09:00:00Z', '2026-12-10', 'VI.50'],
  ['withdrawal', 'NL', '2026-11-26T09:00:00Z', '2026-12-10', '6:230r'],
  ['withdrawal', 'CH', '2026-11-26T09:00:00Z', '2026-12-10', null],
  ['privacy', 'DE', '2026-11-26T09:00:00Z', '2026-12-26', 'art. 12(3)'],
  ['privacy', 'FR', '2027-01-31T09:00:00Z', '2027-02-28', 'art. 12(3)'],
  ['privacy', 'NL', '2028-01-30T09:00:00Z', '2028-02-29', 'art. 12(3)'],
  ['privacy', 'CH', '2027-01-31T09:00:00Z', '2027-03-02', 'DSV art. 18'],
])('a %s in %s that came at %s is due on %s', (kind, country, receivedAt, day, source) => {
  const asked = { kind, receivedAt: new Date(receivedAt), isAnswered: false }
  const deadline = inboxDeadline(asked, placeOf(country))

  expect(deadline?.day).toBe(day)
  if (source === null) expect(deadline?.source).toBeNull()
  else expect(deadline?.source).toContain(source)
})

test.each<[InboxKind, Country, string | null]>([
  ['message', 'DE', null],
  ['complaint', 'DE', null],
  // An answer is no repair: there the goods have to be put right within thirty days.
  ['complaint', 'FR', '2026-12-26'],
  ['withdrawal', 'DE', '2026-12-10'],
  ['privacy', 'DE', null],
])('once a %s in %s is answered, what still runs ends on %s', (kind, country, day) => {
  const asked = { kind, receivedAt: new Date('2026-11-26T09:00:00Z'), isAnswered: true }

  expect(inboxDeadline(asked, placeOf(country))?.day ?? null).toBe(day)
})

test.each([
  ['2026-11-27T22:59:00Z', false],
  ['2026-11-27T23:01:00Z', true],
])('the last day is whole, by the clock of the country: at %s it is over: %s', (now, isOver) => {
  const deadline = { day: '2026-11-27', source: null }

  expect(isOverdue(deadline, 'Europe/Berlin', new Date(now))).toBe(isOver)
  expect(isOverdue(null, 'Europe/Berlin', new Date(now))).toBe(false)
})
