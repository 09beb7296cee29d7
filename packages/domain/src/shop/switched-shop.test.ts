import { expect, test } from 'vitest'
import { aBrand } from '../testing/a-brand.ts'
import { openShop } from './shop.ts'
import { switchedShop } from './switched-shop.ts'

const shop = openShop(aBrand('nowhere'), 'de-de')

test('a switched feature counts, and the others are as the brand says', () => {
  const isOn = !shop.features.wishlist

  const switched = switchedShop(shop, { wishlist: isOn })

  expect(switched.features).toEqual({ ...shop.features, wishlist: isOn })
})

test('what is switched to what the brand says changes nothing', () => {
  expect(switchedShop(shop, { wishlist: shop.features.wishlist })).toBe(shop)
  expect(switchedShop(shop, {})).toBe(shop)
})
