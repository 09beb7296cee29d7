import { expect, test } from 'vitest'
import { type CardPurchase, staysBlocked } from './stays-blocked.ts'

test.each<[string, Partial<CardPurchase>, boolean]>([
  ['paid and kept', {}, false],
  ['of a delivered order', { order: 'delivered', item: 'delivered' }, false],
  ['whose transfer has not come', { open: 1 }, true],
  ['whose payment waits', { order: 'pending_payment' }, true],
  ['whose payment failed', { order: 'payment_failed' }, true],
  ['of a cancelled order', { order: 'cancelled', item: 'cancelled' }, true],
  ['of a cancelled item', { item: 'cancelled' }, true],
  ['of an order whose money went back', { left: 0 }, true],
  ['of an item that was given back', { units: 1, given: 1 }, true],
  ['beside the card of the unit that is kept', { units: 2, given: 1, working: 1 }, true],
  ['of which one unit was given back', { units: 2, given: 1, working: 0 }, false],
  ['of two, beside the other one', { units: 2, working: 1 }, false],
])('a card %s', (_, fields, stays) => {
  expect(staysBlocked({ ...kept(), ...fields })).toBe(stays)
})

function kept(): CardPurchase {
  return { order: 'confirmed', open: 0, left: 2500, item: 'confirmed', units: 1, given: 0, working: 0 }
}
