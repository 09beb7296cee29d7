import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAYMENT_STATES } from '../order/order.ts'
import { type PaidSoFar, type SettledMoney, settledPayment } from './settled-payment.ts'

const PROMISED = { state: 'authorised' } as const
const TAKEN = { state: 'captured', captured: 10_000 } as const

test.each<[string, Partial<PaidSoFar>, SettledMoney, Partial<PaidSoFar>]>([
  ['all of a promise is taken', PROMISED, took(10_000), { state: 'captured', captured: 10_000, released: 0 }],
  ['a part of a promise is taken', PROMISED, took(4000), { state: 'captured', captured: 4000, released: 0 }],
  ['the rest is taken', { ...TAKEN, captured: 4000 }, took(6000), { ...TAKEN, released: 0 }],
  ['a transfer brings all', {}, took(10_000), { ...TAKEN, released: 0 }],
  ['a transfer brings a part', {}, took(4000), { state: 'created', captured: 4000, released: 0 }],
  ['a transfer brings the rest', { captured: 4000 }, took(6000), { ...TAKEN, released: 0 }],
  [
    'all is taken of what was partly given up',
    { ...PROMISED, released: 3000 },
    took(10_000),
    { state: 'captured', captured: 10_000, released: 0 },
  ],
  [
    'what was not given up is taken',
    { ...PROMISED, released: 3000 },
    took(7000),
    { state: 'captured', captured: 7000, released: 3000 },
  ],
  [
    'all is taken after it failed',
    { state: 'failed' },
    took(10_000),
    { state: 'failed', captured: 10_000, released: 0 },
  ],
  [
    'all is taken after it was cancelled',
    { state: 'cancelled', released: 10_000 },
    took(10_000),
    { state: 'cancelled', captured: 10_000, released: 0 },
  ],

  ['all goes back', TAKEN, { kind: 'refunded', amount: 10_000 }, { state: 'refunded', refunded: 10_000 }],
  ['a part goes back', TAKEN, { kind: 'refunded', amount: 3000 }, { state: 'refunded', refunded: 3000 }],
  [
    'another part goes back',
    { ...TAKEN, state: 'refunded', refunded: 3000 },
    { kind: 'refunded', amount: 2000 },
    { state: 'refunded', refunded: 5000 },
  ],
  [
    'what came after a failure goes back',
    { state: 'failed', captured: 10_000 },
    { kind: 'refunded', amount: 10_000 },
    { state: 'failed', refunded: 10_000 },
  ],

  ['a promise ends', PROMISED, cancelled(), { state: 'cancelled', released: 10_000 }],
  [
    'a promise ends of which a part was taken',
    { ...TAKEN, captured: 4000 },
    cancelled(),
    { state: 'captured', released: 6000 },
  ],
  ['what nobody had promised ends', {}, cancelled(), { state: 'cancelled', released: 0 }],
  [
    'what had failed ends',
    { state: 'failed', released: 500 },
    cancelled(),
    { state: 'failed', released: 500 },
  ],

  ['taking had failed', TAKEN, { kind: 'captureFailed', amount: 10_000 }, { captured: 0 }],
  ['taking a part had failed', TAKEN, { kind: 'captureFailed', amount: 4000 }, { captured: 6000 }],
  [
    'taking had failed of what went back since',
    { ...TAKEN, refunded: 7000 },
    { kind: 'captureFailed', amount: 10_000 },
    { captured: 7000 },
  ],
  [
    'giving back had failed',
    { ...TAKEN, state: 'refunded', refunded: 7000 },
    { kind: 'refundFailed', amount: 7000 },
    { refunded: 0 },
  ],
  [
    'giving back had failed twice',
    { ...TAKEN, state: 'refunded', refunded: 3000 },
    { kind: 'refundFailed', amount: 7000 },
    { refunded: 0 },
  ],
])('where %s', (_, words, moved, counted) => {
  expect(settledPayment(aPayment(words), moved)).toEqual(counted)
})

test('whatever is taken of a promise, no more is taken and released than was promised', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 6 })

  fc.assert(
    fc.property(parts, fc.nat({ max: 10_000 }), (amounts, released) => {
      let paid = aPayment({ ...PROMISED, released })
      for (const amount of amounts) {
        if (paid.captured + amount > paid.amount) break
        paid = { ...paid, ...settledPayment(paid, took(amount)) }
        expect(paid.captured + paid.released).toBeLessThanOrEqual(paid.amount)
        expect(paid.released).toBeLessThanOrEqual(released)
      }

      const ended = { ...paid, ...settledPayment(paid, cancelled()) }
      expect(ended.captured + ended.released).toBe(paid.amount)
    }),
  )
})

test.each(PAYMENT_STATES.filter((state) => state === 'failed' || state === 'cancelled'))(
  'a payment that is %s stays so, whatever comes',
  (state) => {
    for (const kind of ['captured', 'refunded', 'cancelled'] as const)
      expect(settledPayment(aPayment({ state }), { kind, amount: 10_000 }).state).toBe(state)
  },
)

function aPayment(words: Partial<PaidSoFar>): PaidSoFar {
  return { state: 'created', amount: 10_000, captured: 0, refunded: 0, released: 0, ...words }
}

function took(amount: number): SettledMoney {
  return { kind: 'captured', amount }
}

function cancelled(): SettledMoney {
  return { kind: 'cancelled', amount: 10_000 }
}
