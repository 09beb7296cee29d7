import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aVariant } from '../testing/a-variant.ts'
import { anyVariant } from '../testing/arbitraries.ts'
import { cheapestVariant, comparableVariants } from './cheapest-variant.ts'

const soldOut = aVariant({ id: 1, price: 500, buyability: 4 })
const unavailable = aVariant({ id: 2, price: 600, buyability: 3 })
const dear = aVariant({ id: 3, price: 900, buyability: 1 })
const cheap = aVariant({ id: 4, price: 800, buyability: 2 })
const asCheap = aVariant({ id: 5, price: 800, buyability: 1 })

test('the cheapest leaves out what is not available or sold out', () => {
  expect(cheapestVariant([soldOut, unavailable, dear, cheap])).toBe(cheap)
})

test('of equals the first is the cheapest', () => {
  expect(cheapestVariant([dear, asCheap, cheap])).toBe(asCheap)
})

test.each([[[]], [[soldOut, unavailable]]])('nothing comparable has no cheapest', (list) => {
  expect(cheapestVariant(list)).toBeNull()
})

test('nothing comparable is cheaper than the cheapest', () => {
  fc.assert(
    fc.property(fc.array(anyVariant), (variants) => {
      const lowest = cheapestVariant(variants)?.price.withTax ?? Number.POSITIVE_INFINITY

      expect(comparableVariants(variants).filter(({ price }) => price.withTax < lowest)).toEqual([])
    }),
  )
})
