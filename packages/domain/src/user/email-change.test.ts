import { expect, test } from 'vitest'
import { emailChangeLink } from './email-change.ts'

const TOKEN = `${'aB3_-'.repeat(8)}xyz`

test.each([
  [`#bestaetigen=${TOKEN}`, { step: 'confirm', token: TOKEN }],
  [`#zurueck=${TOKEN}`, { step: 'undo', token: TOKEN }],
  [`#zurueck=${TOKEN}x`, null],
  ['#zurueck=', null],
  [`#constructor=${TOKEN}`, null],
  [`zurueck=${TOKEN}`, null],
  ['', null],
])('the hash %j asks for %j', (hash, link) => {
  expect(emailChangeLink(hash)).toEqual(link)
})
