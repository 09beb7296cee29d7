import { expect, test } from 'vitest'
import { smtpSetupOf } from './smtp-setup.ts'

const MAIL_FROM = 'Lindhaus <shop@lindhaus.example>'

test('no variable, no mail server', () => {
  expect(smtpSetupOf({})).toBeNull()
})

test.each([
  ['smtp://ada:geheim@mail.example', { port: 587, isSecure: false, allowsPlain: false, user: 'ada' }],
  ['smtps://ada:ge%40heim@mail.example', { port: 465, isSecure: true, password: 'ge@heim' }],
  ['smtp://mail.example:2525', { port: 2525, user: null, password: null }],
  ['smtp://mail.example:25?tls=optional', { port: 25, allowsPlain: true }],
  ['smtp://localhost:1025', { host: 'localhost', allowsPlain: true }],
  ['smtp://[::1]:1025', { host: '::1', allowsPlain: true }],
])('%s is understood', (SMTP_URL, setup) => {
  expect(smtpSetupOf({ SMTP_URL, MAIL_FROM })).toMatchObject(setup)
})

test.each([
  [MAIL_FROM, { name: 'Lindhaus', address: 'shop@lindhaus.example' }],
  ['"Pünktchen" <a@b.example>', { name: 'Pünktchen', address: 'a@b.example' }],
  ['a@b.example', { name: '', address: 'a@b.example' }],
])('%s is who writes', (from, sender) => {
  expect(smtpSetupOf({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from })).toMatchObject({ from: sender })
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing'],
  [{ MAIL_FROM }, 'SMTP_URL is missing'],
  [{ SMTP_URL: 'mail.example:587', MAIL_FROM }, 'SMTP_URL has to be smtp://'],
  [{ SMTP_URL: 'http://mail.example', MAIL_FROM }, 'SMTP_URL has to be smtp://'],
  [{ SMTP_URL: 'smtp://', MAIL_FROM }, 'SMTP_URL has to be smtp://'],
  [{ SMTP_URL: 'smtp://mail.example/inbox', MAIL_FROM }, 'SMTP_URL has to be smtp://'],
  [{ SMTP_URL: 'smtp://ada@mail.example', MAIL_FROM }, 'only one of user and password'],
  [{ SMTP_URL: 'smtp://mail.example?tls=off', MAIL_FROM }, '?tls=optional'],
  [{ SMTP_URL: 'smtp://mail.example?tls=optional&x=1', MAIL_FROM }, '?tls=optional'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Lindhaus' }, 'MAIL_FROM has to be an address'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, 'MAIL_FROM has to be'],
])('%j is refused', (values, says) => {
  expect(smtpSetupOf(values)).toMatchObject({ problem: expect.stringContaining(says) })
})

test('no password is repeated in what is said about it', () => {
  const said = smtpSetupOf({ SMTP_URL: 'smtp://ada:geheim@mail.example/x', MAIL_FROM })

  expect(JSON.stringify(said)).not.toContain('geheim')
})
