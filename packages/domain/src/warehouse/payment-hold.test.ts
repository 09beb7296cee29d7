import { expect, test } from 'vitest'
import { paymentHold } from './payment-hold.ts'

type Held = Parameters<typeof paymentHold>[0]

const transfer = payment({ key: 'V', provider: null, state: 'created' })
const waived = payment({ key: 'V', provider: null, state: 'cancelled', released: 10_000 })
const card = payment({ key: 'giftcard', provider: null, state: 'captured', captured: 10_000 })

test.each<[string, Partial<Held>, ReturnType<typeof paymentHold>]>([
  ['a transfer that has not come', { payments: [transfer] }, 'advance'],
  ['a transfer of which a part has come', { payments: [{ ...transfer, captured: 9999 }] }, 'advance'],
  ['a transfer that has come', { payments: [{ ...transfer, state: 'captured', captured: 10_000 }] }, null],
  [
    'a transfer of which what was not waived has come',
    { payments: [{ ...transfer, captured: 9000, released: 1000 }], before: 1000 },
    null,
  ],
  ['a transfer that was waived as a whole', { payments: [waived], before: 10_000 }, 'refunded'],
  ['a waived transfer beside a gift card for the rest', { payments: [card, waived], before: 10_000 }, null],
  ['an open invoice', { payments: [payment({ key: 'RE', provider: null, state: 'created' })] }, null],
  ['a promise that holds', { payments: [payment({})] }, null],
  [
    'a promise that was called off',
    { payments: [payment({ state: 'cancelled', released: 10_000 })] },
    'calledOff',
  ],
  ['money that is on its way back', { payments: [card], before: 10_000 }, 'refunded'],
  ['all of it but a cent', { payments: [card], before: 9999 }, null],
  [
    'a free gift of what was cancelled',
    {
      payments: [card],
      before: 10_000,
      items: [
        { state: 'cancelled', total: 10_000 },
        { state: 'confirmed', total: 0 },
      ],
    },
    null,
  ],
  [
    'a replacement, which costs nothing',
    { payments: [{ ...card, amount: 0, captured: 0 }], items: [{ state: 'confirmed', total: 0 }] },
    null,
  ],
])('%s', (_, fields, hold) => {
  expect(paymentHold({ payments: [], before: 0, items: [waiting()], ...fields })).toBe(hold)
})

function waiting(): Held['items'][number] {
  return { state: 'confirmed', total: 10_000 }
}

function payment(fields: Partial<Held['payments'][number]>): Held['payments'][number] {
  return {
    key: 'KK',
    provider: 'adyen',
    state: 'authorised',
    amount: 10_000,
    captured: 0,
    released: 0,
    refunded: 0,
    ...fields,
  }
}
