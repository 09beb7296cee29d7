import { expect, test } from 'vitest'
import { PAYMENT_METHOD_CODES } from '../payment/payment-method.ts'
import { bankDetails } from './bank-details.ts'
import type { Order } from './order.ts'

const EUR = { holder: 'Muster GmbH', iban: 'DE00', bic: 'MUSTERDE', bank: 'Musterbank' }
const CHF = { holder: 'Muster AG', iban: 'CH00', bic: 'MUSTERCH', bank: 'Kantonalbank' }

test.each<[string, Order['payment'][number]['key'][], Order['currencyCode'], object | null]>([
  ['in euros', ['V'], 'EUR', { ...EUR, reference: 'MU00000007' }],
  ['in francs', ['V'], 'CHF', { ...CHF, reference: 'MU00000007' }],
  ['beside a gift card', ['giftcard', 'V'], 'EUR', { ...EUR, reference: 'MU00000007' }],
  ['by gift card and balance alone', ['giftcard', 'balance'], 'EUR', null],
  ['with nothing', [], 'EUR', null],
])('an order paid %s', (_, keys, currencyCode, details) => {
  const order = { number: 'MU00000007', currencyCode, payment: keys.map((key) => ({ key })) }

  expect(bankDetails({ name: 'Muster', bank: { EUR, CHF } }, order)).toEqual(details)
})

test.each(PAYMENT_METHOD_CODES.filter((code) => code !== 'V'))('%s is transferred to nobody', (key) => {
  const order = { number: 'MU00000007', currencyCode: 'EUR' as const, payment: [{ key }] }

  expect(bankDetails({ name: 'Muster', bank: { EUR, CHF } }, order)).toBeNull()
})
