import { expect, test } from 'vitest'
import { basketKey, wishlistKey } from './basket-key.ts'

test('basket and wishlist are kept by shop and user', () => {
  expect(basketKey(101, 'abc')).toBe('basket_101_abc')
  expect(wishlistKey(101, 'abc')).toBe('wishlist_101_abc')
})
