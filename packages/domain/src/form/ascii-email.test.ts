import { expect, test } from 'vitest'
import { normalisedEmail } from '../person/normalised-email.ts'
import { asciiEmail } from './ascii-email.ts'
import { isEmail } from './rules.ts'

test.each([
  ['anna@example.org', 'anna@example.org'],
  ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ['anna@mu\u0308ller.example', 'anna@xn--mller-kva.example'],
  ['anna@bücher.müller.example', 'anna@xn--bcher-kva.xn--mller-kva.example'],
  ['anna@１２７.example', 'anna@127.example'],
  ['anna@ex%61mple.örg', 'anna@ex%61mple.örg'],
  ['anna@ö/x.example', 'anna@ö/x.example'],
  ['anna@ö:80', 'anna@ö:80'],
  ['müller', 'müller'],
  ['@müller.example', '@müller.example'],
  ['', ''],
])('„%s“ is written to as „%s“', (email, ascii) => {
  expect(asciiEmail(email)).toBe(ascii)
})

test.each([
  ['Anna@Example.ORG', 'anna@example.org'],
  [' anna+shop@example.org ', 'anna+shop@example.org'],
  ['Anna@MÜLLER.example', 'anna@xn--mller-kva.example'],
  ['ANNA@XN--MLLER-KVA.example', 'anna@xn--mller-kva.example'],
])('„%s“ is the account of „%s“', (typed, account) => {
  expect(normalisedEmail(typed)).toBe(account)
  expect(isEmail(typed.trim())).toBe(true)
})

test.each(['änna@example.org', 'anna@müller', 'anna@ö..example', 'a@b@ö.example'])(
  '„%s“ is no address',
  (typed) => {
    expect(isEmail(typed)).toBe(false)
  },
)
