import { expect, test } from 'vitest'
import { unitsByProduct } from './units-by-product.ts'

test('variants of one product count together', () => {
  const line = (id: number, quantity: number) => ({ product: { id }, quantity })

  expect([...unitsByProduct([line(1, 2), line(2, 1), line(1, 1)])]).toEqual([
    [1, 3],
    [2, 1],
  ])
})

test('an empty basket holds nothing', () => {
  expect(unitsByProduct([]).size).toBe(0)
})
