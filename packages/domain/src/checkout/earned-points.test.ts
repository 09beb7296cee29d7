import { expect, test } from 'vitest'
import type { BasketItem } from '../basket/basket.ts'
import type { Product } from '../product/product.ts'
import { aBasketItem } from '../testing/a-basket-item.ts'
import { aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { earnedPoints } from './earned-points.ts'

const variant = aVariant({ price: 1000, paybackFactor: 2 })

test.each<[string, BasketItem[], Product | null, number]>([
  ['no lines', [], aProduct(), 0],
  ['one unit', [aBasketItem({ variant })], aProduct(), 20],
  ['several units', [aBasketItem({ variant, quantity: 3 })], aProduct(), 60],
  ['several lines', [aBasketItem({ variant }), aBasketItem({ variant })], aProduct(), 40],
  ['what is left to pay of a reduced line', [paid(450)], aProduct(), 9],
  ['a gift that costs nothing', [paid(0)], aProduct(), 0],
  ['goods without a factor', [aBasketItem({ variant: aVariant({ price: 1000 }) })], aProduct(), 0],
  ['goods of a fixed price', [aBasketItem({ variant })], aProduct({ traits: { preisgebunden: '1' } }), 0],
  ['a gift card', [aBasketItem({ variant })], aProduct({ referenceKey: '52000' }), 0],
  ['goods that are in no catalogue any more', [aBasketItem({ variant })], null, 0],
])('of %s', (_, items, product, points) => {
  const variants = new Map(product ? [[variant.id, { product, variant }]] : [])

  expect(earnedPoints(items, variants, 'others')).toBe(points)
})

function paid(withTax: number): BasketItem {
  const item = aBasketItem({ variant })
  return { ...item, price: { ...item.price, total: { ...item.price.total, withTax } } }
}
