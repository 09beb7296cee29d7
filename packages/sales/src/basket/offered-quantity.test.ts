import { addBasketItem, updateBasketItem } from '@shop/api-client/contract/basket'
import { withAvailability } from '@shop/domain/basket/with-availability'
import { offeredQuantity } from '@shop/domain/quantity/offered-quantity'
import { aBasketItem } from '@shop/domain/testing/a-basket-item'
import { aVariant } from '@shop/domain/testing/a-variant'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const accepts = (quantity: number) =>
  [addBasketItem, updateBasketItem].every(({ input }) => v.is(input.entries.quantity, quantity))

const stock = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 990, max: 20_000 }))

test('a product page offers no number that the calls refuse', () => {
  const anyVariant = fc
    .record({
      stock: fc.oneof(stock, fc.constant(0)),
      buyability: fc.constantFrom(1, 2),
      daysTo: fc.constantFrom(3, 999),
    })
    .map(aVariant)

  fc.assert(
    fc.property(anyVariant, fc.double({ min: 0, max: 1, noNaN: true }), (variant, share) => {
      const most = offeredQuantity(variant)
      const asked = 1 + Math.floor(share * (most - 1))

      expect(most === 0 || (accepts(asked) && accepts(most))).toBe(true)
    }),
  )
})

test('a basket offers no number that the calls refuse, however many lines share what there is', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 4 })

  fc.assert(
    fc.property(quantities, stock, (lines, units) => {
      const items = lines.map((quantity, index) => aBasketItem({ key: `line${index}`, quantity }))

      for (const { availableQuantity } of withAvailability(items, () => units))
        expect(availableQuantity === 0 || accepts(availableQuantity)).toBe(true)
    }),
  )
})
