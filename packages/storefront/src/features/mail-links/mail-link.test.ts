import { expect, test } from 'vitest'
import { mailLinkOf } from './mail-link.ts'

const TOKEN = 'aB3_-'.repeat(8)

test.each([
  [`#erinnern=${TOKEN}`, { kind: 'confirmReminder', token: TOKEN }],
  [`#nicht-erinnern=${TOKEN}`, { kind: 'cancelReminder', token: TOKEN }],
  [`#keine-bewertung=${TOKEN}`, { kind: 'endInvitations', token: TOKEN }],
  [`#bewertung-schreiben=${TOKEN}`, null],
  [`#reservierung-aufheben=${TOKEN}`, { kind: 'cancelReservation', token: TOKEN }],
  ['#bewertungen', null],
  ['', null],
  ['#erinnern=', null],
  ['#erinnern=short', null],
  [`#erinnern=${TOKEN}<script>`, null],
  [`#constructor=${TOKEN}`, null],
  [`#erinnern=${'x'.repeat(10_000)}`, null],
])('the hash %j asks for %j', (hash, link) => {
  expect(mailLinkOf(hash)).toEqual(link)
})
