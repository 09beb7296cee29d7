import { expect, test } from 'vitest'
import { refundedPayment } from './refunded-payment.ts'
import type { PaidSoFar } from './settled-payment.ts'

const TAKEN = { state: 'captured', amount: 9000, captured: 5000, released: 1000, refunded: 500 } as const

test.each<['release' | 'refund' | 'byHand' | 'giftcard' | 'balance', Partial<PaidSoFar>]>([
  ['release', { released: 1300 }],
  ['refund', {}],
  ['byHand', { refunded: 800, state: 'refunded' }],
  ['giftcard', { refunded: 800, state: 'refunded' }],
  ['balance', { refunded: 800, state: 'refunded' }],
])('a share that goes back by %s', (way, changed) => {
  expect(refundedPayment(TAKEN, { way, amount: 300 })).toEqual(changed)
})

test.each(['created', 'authorised', 'refunded'] as const)(
  'a payment that is %s keeps its state when a part goes back by hand',
  (state) => {
    expect(refundedPayment({ ...TAKEN, state }, { way: 'byHand', amount: 300 })).toEqual({
      refunded: 800,
      state,
    })
  },
)

// A transfer that covered what a cancellation left went on waiting for money that nobody owed, and kept the goods back.
test.each([
  ['a part is here and the rest is released', { captured: 5000 }, 3000, 'captured'],
  ['a part is here and something stays open', { captured: 5000 }, 2999, undefined],
  ['nothing is here and all of it is released', { captured: 0 }, 8000, undefined],
] as const)('a transfer of which %s', (_, paid, amount, state) => {
  const changed = refundedPayment({ ...TAKEN, state: 'created', ...paid }, { way: 'release', amount })

  expect(changed.state).toBe(state)
})
