import { expect, test } from 'vitest'
import { aPromotionLine } from '../testing/a-promotion.ts'
import { matchesItem } from './matches-item.ts'
import type { PromotionCondition } from './promotion.ts'
import type { PromotionLine } from './promotion-input.ts'

const lamps: PromotionCondition = { level: 'item', key: 'category', categoryIds: [7, 8] }
const ownBrand: PromotionCondition = { level: 'item', key: 'brand', brands: ['Lindhaus'] }
const listed: PromotionCondition = { level: 'item', key: 'product', productIds: [4, 5] }
const noSale: PromotionCondition = { level: 'item', key: 'excludes_sale' }

test.each<[boolean, string, Partial<PromotionLine>, PromotionCondition[]]>([
  [true, 'anything, without conditions', {}, []],
  [true, 'a line of one of the categories', { categoryIds: [1, 8] }, [lamps]],
  [false, 'a line of another category', { categoryIds: [1] }, [lamps]],
  [true, 'a line of the brand', { brand: 'Lindhaus' }, [ownBrand]],
  [false, 'a line of another brand', { brand: 'Nordlicht' }, [ownBrand]],
  [true, 'a product of the list', { productId: 5 }, [listed]],
  [false, 'a product that is not on it', { productId: 6 }, [listed]],
  [true, 'a line that fits both conditions', { categoryIds: [7], brand: 'Lindhaus' }, [lamps, ownBrand]],
  [false, 'a line that fits one of two', { categoryIds: [7], brand: 'Nordlicht' }, [lamps, ownBrand]],
  [true, 'a sale item, unless it is excluded', { isOnSale: true }, []],
  [false, 'a sale item where it is', { isOnSale: true }, [noSale]],
  [false, 'a book', { isPriceBound: true }, []],
  [false, 'a gift', { giftOf: 'promotion-9' }, []],
  [
    true,
    'any line, whatever the basket has to reach',
    {},
    [{ level: 'global', key: 'minimum_value', value: 9 }],
  ],
])('%s: %s', (isMatch, _, words, conditions) => {
  expect(matchesItem(aPromotionLine(words), conditions)).toBe(isMatch)
})
