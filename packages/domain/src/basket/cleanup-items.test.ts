import { expect, test } from 'vitest'
import { aBasketItem } from '../testing/a-basket-item.ts'
import type { BasketItemStatus } from './basket.ts'
import { cleanupItems } from './cleanup-items.ts'

test.each<[BasketItemStatus, number, boolean]>([
  ['available', 0, false],
  ['unavailable', 0, true],
  ['deleted', 0, true],
  ['unavailable', 1, true],
  ['unavailable', 2, true],
  ['unavailable', 3, false],
  ['unavailable', 4, false],
])('a line that is %s after %i tries is to be removed: %s', (status, count, isToRemove) => {
  const item = aBasketItem({ key: 'a', status })

  expect(cleanupItems([item], new Map([['a', count]]))).toEqual(isToRemove ? [item] : [])
})

test('each line has its own tries', () => {
  const tired = aBasketItem({ key: 'tired', status: 'unavailable' })
  const fresh = aBasketItem({ key: 'fresh', status: 'unavailable' })

  expect(cleanupItems([tired, fresh], new Map([['tired', 3]]))).toEqual([fresh])
})
