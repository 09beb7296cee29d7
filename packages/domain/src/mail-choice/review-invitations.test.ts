import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invitedArrivals, isInvited } from './review-invitations.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const SOME = new Date('2026-01-02T03:04:05Z')

test.each([
  ['2026-11-17T12:00:00Z', true],
  ['2026-11-17T12:00:01Z', false],
  ['2026-11-27T12:00:00Z', false],
  ['2026-09-28T12:00:00Z', true],
  ['2026-09-28T11:59:59Z', false],
  ['2019-05-01T00:00:00Z', false],
])('of what arrived on %s is asked, after 10 and within 60 days: %s', (arrived, isAsked) => {
  const { from, until } = invitedArrivals({ afterDays: 10, withinDays: 60 }, NOW)
  const at = new Date(arrived)

  expect(at >= from && at <= until).toBe(isAsked)
})

test('nobody is asked before the days are over, nor after the last', () => {
  const days = fc.integer({ min: 0, max: 400 })
  fc.assert(
    fc.property(days, days, days, (afterDays, more, age) => {
      const withinDays = afterDays + more
      const { from, until } = invitedArrivals({ afterDays, withinDays }, NOW)
      const arrived = new Date(NOW.getTime() - age * 24 * 60 * 60 * 1000)

      expect(arrived >= from && arrived <= until).toBe(age >= afterDays && age <= withinDays)
    }),
  )
})

test.each([
  [{ isGuest: false, emailProvenAt: SOME, reviewInvitationsAt: SOME }, true],
  [{ isGuest: false, emailProvenAt: SOME, reviewInvitationsAt: null }, false],
  [{ isGuest: false, emailProvenAt: null, reviewInvitationsAt: SOME }, false],
  [{ isGuest: true, emailProvenAt: SOME, reviewInvitationsAt: SOME }, false],
])('%j may be asked: %s', (chooser, isAsked) => {
  expect(isInvited(chooser)).toBe(isAsked)
})
