import { expect, test } from 'vitest'
import type { Address } from '../address/address.ts'
import type { BasketItem } from '../basket/basket.ts'
import { aBasketItem } from '../testing/a-basket-item.ts'
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
    couponCode: null,
    specialCoupon: null,
    couponReduction: 0,
    giftcardAmount: 3_000,
    paymentType: 'PP',
    items: [],
  })
})

test('vouchers are told by their codes, and a promotion without one is none', () => {
  const named = (promotionId: string, code: string | null, amount: number) => ({
    ...{ promotionId, name: promotionId, code, amount },
  })
  const reductions = [named('sale', null, 500), named('v1', 'WINTER', 300), named('v2', 'FREI', 595)]

  expect(purchaseFacts({ ...order, totals: { ...order.totals, reductions } })).toMatchObject({
    couponCode: 'WINTER',
    specialCoupon: 'FREI',
    couponReduction: 895,
  })
})

test('every line says who brings it and which voucher reduces it', () => {
  const reducedBy = (promotionId?: string) => {
    const line = aBasketItem()
    const amount = { relative: 0, absoluteWithTax: 300 }
    const reduction = {
      ...{ type: 'absolute' as const, category: 'voucher' as const, amount },
      ...(promotionId === undefined ? {} : { promotionId }),
    }
    const total = { ...line.price.total, appliedReductions: [reduction] }
    return { ...line, price: { ...line.price, total } }
  }
  const packageOf = (carrierKey: string, items: BasketItem[]) => ({
    ...{ carrierKey, items, deliveryDate: { min: '2026-11-23', max: '2026-11-25' } },
  })
  const reductions = ['v1', 'v2'].map((promotionId, index) => ({
    ...{ promotionId, name: promotionId, code: ['WINTER', 'FREI'][index] ?? null, amount: 300 },
  }))

  const { items } = purchaseFacts({
    ...order,
    packages: [
      packageOf('dhl', [aBasketItem(), reducedBy('v2')]),
      packageOf('hermes', [reducedBy('unknown')]),
    ],
    totals: { ...order.totals, reductions },
  })

  expect(items.map(({ carrierKey, couponCode }) => [carrierKey, couponCode])).toEqual([
    ['dhl', null],
    ['dhl', 'FREI'],
    ['hermes', 'WINTER'],
  ])
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
  legalTexts: [],
}
