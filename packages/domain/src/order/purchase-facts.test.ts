import { expect, test } from 'vitest'
import type { Address } from '../checkout/address.ts'
import type { Order } from './order.ts'
import { paymentType } from './payment-type.ts'
import { purchaseFacts } from './purchase-facts.ts'

test.each([
  [['KK'], 'KK'],
  [['giftcard', 'PP'], 'PP'],
  [['G', 'RE', 'KK'], 'RE'],
  [['giftcard', 'G'], null],
  [[], null],
] as const)('paid with %j it is %s', (keys, expected) => {
  expect(paymentType(keys.map((key) => ({ key })))).toBe(expected)
})

test('the purchase tells amounts of the whole order and of its gift cards', () => {
  expect(purchaseFacts(order)).toEqual({
    transactionId: 'LH00000001',
    customerId: 'c1',
    isGuest: true,
    email: 'anna@muster.example',
    currencyCode: 'EUR',
    value: 11_900,
    tax: 1_900,
    shipping: 595,
    couponReduction: 100,
    giftcardAmount: 3_000,
    paymentType: 'PP',
    items: [],
  })
})

const address: Address = {
  gender: 'f',
  company: null,
  firstName: 'Anna',
  lastName: 'Muster',
  street: 'Lindenallee',
  houseNumber: '12a',
  addition: null,
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: null,
  birthDate: null,
  postNumber: null,
}

const order: Order = {
  id: 'o1',
  number: 'LH00000001',
  state: 'confirmed',
  placedAt: '2026-11-21T12:00:00Z',
  locale: 'de-de',
  currencyCode: 'EUR',
  customer: {
    id: 'c1',
    email: 'anna@muster.example',
    firstName: 'Anna',
    lastName: 'Muster',
    status: { isGuestCustomer: true },
  },
  shippingAddress: address,
  billingAddress: address,
  shippingMethod: 'parcel',
  preferredDay: null,
  pickupPoint: null,
  packages: [],
  payment: [
    { key: 'giftcard', amount: 1_000, state: 'captured' },
    { key: 'G', amount: 2_000, state: 'captured' },
    { key: 'PP', amount: 8_900, state: 'captured' },
  ],
  totals: {
    items: 11_405,
    shipping: 595,
    fee: 0,
    reduction: 100,
    reductions: [],
    giftcard: 3_000,
    balance: 0,
    rounding: 0,
    total: 8_900,
    vat: [{ rate: 19, base: 10_000, amount: 1_900 }],
  },
  cost: { tax: { vat: { amount: 1_900 } }, withTax: 11_900, withoutTax: 10_000 },
  comment: null,
}
