import { expect, test } from 'vitest'
import { refundedPayment } from './refunded-payment.ts'
import type { PaidSoFar } from './settled-payment.ts'

const TAKEN = { state: 'captured', released: 1000, refunded: 500 } as const

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
