import { expect, test } from 'vitest'
import {
  isByTransfer,
  isCash,
  isPaidByHand,
  needsProvider,
  PAYMENT_METHOD_CODES,
  PAYMENT_METHODS_IN_ORDER,
  type PaymentKey,
  paymentMethod,
} from './payment-method.ts'

const KEYS: PaymentKey[] = [...PAYMENT_METHOD_CODES, 'giftcard', 'balance']

test('every method has a place of its own in the checkout', () => {
  expect(PAYMENT_METHODS_IN_ORDER.join(' ')).toBe('BC IL KK TW PP AP RE KC KN KD V NN G')
  expect(PAYMENT_METHODS_IN_ORDER.map((code) => paymentMethod(code).place)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ])
})

test.each<[string, string, readonly PaymentKey[]]>([
  ['are paid at a provider', 'KK KD KC KN PP TW IL BC AP', PAYMENT_METHOD_CODES.filter(needsProvider)],
  ['are paid by transfer', 'RE V', KEYS.filter(isByTransfer)],
  ['are paid in cash', 'NN', KEYS.filter(isCash)],
  ['are paid by hand', 'NN RE V', KEYS.filter(isPaidByHand)],
  ['lend money', 'KD KC RE', PAYMENT_METHOD_CODES.filter((code) => paymentMethod(code).isCredit)],
])('those that %s: %s', (_, codes, found) => {
  expect(found.join(' ')).toBe(codes)
})
