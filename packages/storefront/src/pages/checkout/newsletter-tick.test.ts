import type { Checkout } from '@shop/api-client/contract/checkout'
import { expect, test } from 'vitest'
import { subscriberOf } from './newsletter-tick.ts'

const SHOWN = { isOffered: true, isWanted: true }
const ANNA = { email: 'anna@example.org', firstName: 'Anna', lastName: 'Muster', isGuest: false }
const CHECKOUT = { customer: ANNA, shippingAddress: null, billingAddress: null } as Pick<
  Checkout,
  'customer' | 'shippingAddress' | 'billingAddress'
>

test('whoever has ticked the box is subscribed', () => {
  expect(subscriberOf(SHOWN, CHECKOUT)).toEqual({
    gender: '',
    first_name: 'Anna',
    last_name: 'Muster',
    email: 'anna@example.org',
  })
})

test.each([
  ['is not ticked', { ...SHOWN, isWanted: false }, CHECKOUT],
  ['was never there', { ...SHOWN, isOffered: false }, CHECKOUT],
  ['is of nobody yet', SHOWN, { ...CHECKOUT, customer: null }],
])('nobody is subscribed by a box that %s', (_, tick, checkout) => {
  expect(subscriberOf(tick, checkout)).toBeNull()
})
