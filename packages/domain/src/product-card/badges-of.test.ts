import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { badgesOf } from './badges-of.ts'

test('sale and promotion carry their own words, new is translated by its type', () => {
  const product = aProduct({ id: 7, sale: '-20 %', promo: '2 für 1', isNew: true })

  expect(badgesOf(product)).toEqual([
    { type: 'sale', label: '-20 %', id: 'sale-7' },
    { type: 'promotion', label: '2 für 1', id: 'promotion-7' },
    { type: 'new', label: 'new', id: 'new-7' },
  ])
})

test.each([null, ''])('with %j as words there is no badge', (words) => {
  expect(badgesOf(aProduct({ sale: words, promo: words }))).toEqual([])
})
