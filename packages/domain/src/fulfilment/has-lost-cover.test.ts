import { expect, test } from 'vitest'
import { hasLostCover } from './has-lost-cover.ts'

type Covering = Parameters<typeof hasLostCover>[0][number]

const calledOff = payment({ state: 'cancelled', released: 10_000 })
const card = payment({ provider: null, state: 'captured', amount: 3000 })

test.each<[string, Covering[], number, boolean]>([
  ['a promise that holds', [payment({})], 0, false],
  ['a promise that was called off', [calledOff], 0, true],
  ['a promise that was called off, and a gift card', [card, calledOff], 0, true],
  ['a promise that was called off for what went back', [calledOff], 10_000, false],
  ['a promise that was called off beside a gift card that pays the rest', [card, calledOff], 10_000, false],
  [
    'a promise that was called off after a part was taken',
    [payment({ state: 'cancelled', released: 6000 })],
    6000,
    false,
  ],
  ['money that went back', [payment({ state: 'captured', refunded: 4000 })], 0, false],
  [
    'a transfer that was given up',
    [payment({ provider: null, state: 'cancelled', released: 10_000 })],
    0,
    false,
  ],
])('%s', (_, payments, before, lost) => {
  expect(hasLostCover(payments, before)).toBe(lost)
})

function payment(fields: Partial<Covering>): Covering {
  return { provider: 'adyen', state: 'authorised', amount: 10_000, released: 0, refunded: 0, ...fields }
}
