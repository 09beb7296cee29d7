import { expect, test } from 'vitest'
import { aVariant } from '../testing/a-variant.ts'
import { isSoldOut } from './is-sold-out.ts'

test.each([
  { buyability: 1, stock: 1, daysTo: 3, soldOut: false },
  { buyability: 1, stock: 0, daysTo: 3, soldOut: true },
  { buyability: 2, stock: 0, daysTo: 14, soldOut: true },
  { buyability: 2, stock: 0, daysTo: 999, soldOut: false },
  { buyability: 3, stock: 0, daysTo: 3, soldOut: false },
  { buyability: 3, stock: 5, daysTo: 3, soldOut: false },
  { buyability: 4, stock: 0, daysTo: 3, soldOut: true },
  { buyability: 4, stock: 5, daysTo: 3, soldOut: true },
])('code $buyability, stock $stock, $daysTo days: sold out $soldOut', ({ soldOut, ...words }) => {
  expect(isSoldOut(aVariant(words))).toBe(soldOut)
})
