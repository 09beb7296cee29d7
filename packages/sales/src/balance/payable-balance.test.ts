import { openShop } from '@shop/domain/shop/shop'
import { testBrand } from '@shop/engine/testing/test-brand'
import { expect, test } from 'vitest'
import { mayPayByBalance } from './payable-balance.ts'

const session = {
  id: 'session',
  userId: 'user',
  expiresAt: new Date('2027-01-01T00:00:00Z'),
  device: null,
}

test.each([
  { who: 'a customer who is signed in', customerId: 'customer', loggedIn: true, may: true },
  { who: 'a customer who is known but not signed in', customerId: 'customer', loggedIn: false, may: false },
  { who: 'a visitor', customerId: null, loggedIn: false, may: false },
])('$who may pay by the balance: $may', ({ customerId, loggedIn, may }) => {
  const shop = openShop(
    { ...testBrand, features: { ...testBrand.features, accountBalance: 'everywhere' } },
    'de-de',
  )

  expect(mayPayByBalance({ shop, session: { ...session, customerId, loggedIn } })).toBe(may)
})

test('nobody pays by a balance where the shop has none', () => {
  const shop = openShop(
    { ...testBrand, features: { ...testBrand.features, accountBalance: 'nowhere' } },
    'de-de',
  )

  expect(mayPayByBalance({ shop, session: { ...session, customerId: 'customer', loggedIn: true } })).toBe(
    false,
  )
})
