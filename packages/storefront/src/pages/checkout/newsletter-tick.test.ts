import type { Checkout } from '@shop/api-client/contract/checkout'
import { expect, test } from 'vitest'
import { subscriberOf, tickPlace } from './newsletter-tick.ts'

// The box came late, right above the terms: a press that was meant for them fell on it.
test.each([
  ['offered from the start', true, true, 'shown'],
  ['known from the start to be needless', false, false, 'nowhere'],
  ['offered once the terms stand there', false, true, 'nowhere'],
  ['not known yet', null, null, 'room'],
  ['offered later on', null, true, 'shown'],
  ['needless later on', null, false, 'room'],
  ['offered before somebody signed in', true, null, 'room'],
  ['offered before it was known that it is needless', true, false, 'room'],
] as const)('what stands below the box never moves: %s', (_, atFirst, now, place) => {
  expect(tickPlace(atFirst, now)).toBe(place)
})

const SHOWN = { place: 'shown', isWanted: true } as const
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

// It was ticked by a visitor, and the box went with the sign-in.
test.each([
  ['is not ticked', { ...SHOWN, isWanted: false }, CHECKOUT],
  ['has gone', { ...SHOWN, place: 'room' as const }, CHECKOUT],
  ['was never there', { ...SHOWN, place: 'nowhere' as const }, CHECKOUT],
  ['is of nobody yet', SHOWN, { ...CHECKOUT, customer: null }],
])('nobody is subscribed by a box that %s', (_, tick, checkout) => {
  expect(subscriberOf(tick, checkout)).toBeNull()
})
