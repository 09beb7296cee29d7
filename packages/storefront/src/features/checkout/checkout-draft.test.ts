import type { OrderState } from '@shop/domain/order/order'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  forgetShopper,
  noteCheckoutBegun,
  noteOutcome,
  storedNotes,
  storedPlaced,
  storedWalletAnswer,
  storeNotes,
  storePlaced,
} from './checkout-draft.ts'

const OWN = { token: 'a'.repeat(43), number: 'LH00000007' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  storeNotes({ comment: 'Bitte klingeln' })
  sessionStorage.setItem('checkout-wallet', JSON.stringify({ answer: 'agreed' }))
  storePlaced(OWN)
  return () => vi.unstubAllGlobals()
})

test.each<[OrderState, string, boolean]>([
  ['pending_payment', 'Bitte klingeln', true],
  ['confirmed', '', true],
  ['shipped', '', true],
  ['payment_failed', 'Bitte klingeln', false],
  ['cancelled', 'Bitte klingeln', false],
])(
  'an order of this tab that is %s leaves the note "%s", and is one to go back to: %s',
  (state, comment, isThere) => {
    noteOutcome(OWN.token, state)

    expect(storedNotes().comment).toBe(comment)
    expect(storedPlaced()).toEqual(isThere ? OWN : null)
  },
)

// A link of a mail opened the order of somebody else, which the checkout then called placed.
test('an order that was placed elsewhere changes nothing here', () => {
  noteOutcome('b'.repeat(43), 'confirmed')

  expect(storedNotes().comment).toBe('Bitte klingeln')
  expect(storedPlaced()).toEqual(OWN)
})

// The look back from the payment page had the tab forget the order: paid, it was called an empty basket.
test('a look back before paying takes no order away, and the next checkout after it does', () => {
  noteCheckoutBegun()
  expect(storedPlaced()).toBeNull()

  noteOutcome(OWN.token, 'confirmed')
  expect(storedPlaced()).toEqual(OWN)

  noteCheckoutBegun()
  expect(storedPlaced()).toBeNull()
})

test('whoever leaves the account leaves no way to an order, and nothing that was typed', () => {
  forgetShopper()

  expect([storedPlaced(), storedWalletAnswer(), storedNotes().comment]).toEqual([null, null, ''])
})
