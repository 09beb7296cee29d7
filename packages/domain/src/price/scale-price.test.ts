import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aVariant } from '../testing/a-variant.ts'
import { pricePromotionKey, reachedStep, unitPriceAt } from './scale-price.ts'

const tableware = aVariant({
  price: 1000,
  scale: [
    { amount: 4, price: 900 },
    { amount: 6, price: 800 },
    { amount: 12, price: 700 },
  ],
})

test.each([
  [1, 'default', 1000],
  [3, 'default', 1000],
  [4, 'Promotion4', 900],
  [5, 'Promotion4', 900],
  [6, 'Promotion6', 800],
  [11, 'Promotion6', 800],
  [12, 'Promotion12', 700],
  [500, 'Promotion12', 700],
])('%i units earn the key %s and cost %i each', (quantity, key, unitPrice) => {
  expect(pricePromotionKey(tableware, quantity)).toBe(key)
  expect(unitPriceAt(tableware, quantity)).toBe(unitPrice)
})

test('without steps every quantity is default', () => {
  const single = aVariant({ price: 1000 })

  expect(reachedStep(single, 99)).toBeNull()
  expect(pricePromotionKey(single, 99)).toBe('default')
  expect(unitPriceAt(single, 99)).toBe(1000)
})

test('a step dearer than the plain price does not punish the larger quantity', () => {
  expect(unitPriceAt(aVariant({ price: 650, scale: [{ amount: 4, price: 900 }] }), 4)).toBe(650)
})

test('a step dearer than a lower one does not either', () => {
  const mistyped = aVariant({
    price: 1000,
    scale: [
      { amount: 2, price: 800 },
      { amount: 3, price: 900 },
    ],
  })

  expect(unitPriceAt(mistyped, 3)).toBe(800)
})

const quantity = fc.integer({ min: 1, max: 100 })
const anyScale = fc
  .array(fc.record({ amount: fc.integer({ min: 2, max: 20 }), price: fc.integer({ min: 1, max: 2000 }) }), {
    maxLength: 3,
  })
  .map((scale) => aVariant({ price: 1000, scale }))

test('a larger quantity never costs more per unit', () => {
  fc.assert(
    fc.property(anyScale, quantity, quantity, (variant, one, other) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)]

      expect(unitPriceAt(variant, more)).toBeLessThanOrEqual(unitPriceAt(variant, fewer))
    }),
  )
})

test('the key names the step whose threshold is the highest reached', () => {
  fc.assert(
    fc.property(anyScale, quantity, (variant, units) => {
      const reached = variant.priceSteps.map(({ amount }) => amount).filter((amount) => amount <= units)

      expect(pricePromotionKey(variant, units)).toBe(
        reached.length === 0 ? 'default' : `Promotion${Math.max(...reached)}`,
      )
    }),
  )
})
