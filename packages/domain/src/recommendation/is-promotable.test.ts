import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { isPromotable } from './is-promotable.ts'

test('infant formula is not put forward, everything else may be', () => {
  expect(isPromotable(aProduct({ traits: { saeuglingsanfangsnahrung: '1' } }))).toBe(false)
  expect(isPromotable(aProduct({ traits: { saeuglingsanfangsnahrung: '0' } }))).toBe(true)
  expect(isPromotable(aProduct())).toBe(true)
})
