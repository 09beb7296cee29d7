import { expect, test } from 'vitest'
import { deviceKey, knownDevice, markedDevice } from './known-device.ts'

const ANNA = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$anna'
const BEN = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$ben'

const isKnownDevice = (marks: string | null, key: string | null) => knownDevice(marks, key) !== null

test('a device knows the accounts that have signed in on it', () => {
  const marks = markedDevice(markedDevice(null, ANNA), BEN)

  expect([ANNA, BEN].map((hash) => isKnownDevice(marks, hash))).toEqual([true, true])
  expect(isKnownDevice(markedDevice(null, BEN), ANNA)).toBe(false)
})

test('signing in again keeps the mark, and a new password ends it', () => {
  const marks = markedDevice(null, ANNA)

  expect(markedDevice(marks, ANNA)).toBe(marks)
  expect(isKnownDevice(marks, `${ANNA}-renewed`)).toBe(false)
})

test('of more accounts than a device keeps, the one longest ago goes', () => {
  const hashes = ['a', 'b', 'c', 'd', 'e']
  const marks = hashes.reduce<string | null>((before, hash) => markedDevice(before, hash), null)

  expect(hashes.map((hash) => isKnownDevice(marks, hash))).toEqual([false, true, true, true, true])
})

test.each([
  ['nothing', null],
  ['an empty cookie', ''],
  ['a mark without its signature', 'A'.repeat(22)],
  ['somebody’s invention', 'A'.repeat(65)],
  ['very much', `${'A'.repeat(65)}.`.repeat(10_000)],
])('%s is no mark', (_, marks) => {
  expect(isKnownDevice(marks, ANNA)).toBe(false)
  expect(isKnownDevice(markedDevice(null, ANNA), null)).toBe(false)
})

test('a device of an account without a password is known until it gets one, and by its own shop alone', () => {
  const anna = { id: 'anna', passwordHash: null }
  const marks = markedDevice(null, deviceKey(anna, 'secret'))

  expect(isKnownDevice(marks, deviceKey(anna, 'secret'))).toBe(true)
  expect(isKnownDevice(marks, deviceKey(anna, 'other secret'))).toBe(false)
  expect(isKnownDevice(marks, deviceKey({ ...anna, id: 'ben' }, 'secret'))).toBe(false)
  expect(isKnownDevice(marks, deviceKey({ ...anna, passwordHash: ANNA }, 'secret'))).toBe(false)
})

test('each device of an account is counted apart', () => {
  const [one, other] = [markedDevice(null, ANNA), markedDevice(null, ANNA)]

  expect(knownDevice(one, ANNA)).not.toBe(knownDevice(other, ANNA))
  expect(knownDevice(markedDevice(one, BEN), ANNA)).toBe(knownDevice(one, ANNA))
})
