import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basketKey, parseBasketKey, wishlistKey } from './basket-key.ts'

test('basket and wishlist are kept by shop and user', () => {
  expect(basketKey(101, 'abc')).toBe('basket_101_abc')
  expect(wishlistKey(101, 'abc')).toBe('wishlist_101_abc')
})

test.each([
  '',
  'basket',
  'basket_101',
  'basket_101_',
  'basket__abc',
  'basket_0_abc',
  'basket_01_abc',
  'basket_1.5_abc',
  'basket_-1_abc',
  'Basket_101_abc',
  'order_101_abc',
  ' basket_101_abc',
  'basket_101_abc\n',
  'basket_9999999999999999999_abc',
])('%j is no key', (key) => {
  expect(parseBasketKey(key)).toBeNull()
})

test('what went into a key comes out of it', () => {
  const shopId = fc.integer({ min: 1, max: 999_999_999 })
  const userId = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)

  fc.assert(
    fc.property(shopId, userId, (shop, user) => {
      expect(parseBasketKey(basketKey(shop, user))).toEqual({ kind: 'basket', shopId: shop, userId: user })
      expect(parseBasketKey(wishlistKey(shop, user))).toEqual({
        kind: 'wishlist',
        shopId: shop,
        userId: user,
      })
    }),
  )
})
