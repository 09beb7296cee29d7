import { aProduct } from '@shop/domain/testing/a-product'
import { aVariant } from '@shop/domain/testing/a-variant'
import { expect, test } from 'vitest'
import { pointsOf } from './points-of.ts'
import { shippingOf } from './shipping-of.ts'

const COSTS = {
  frachtkosten: 595,
  freight: 4900,
  cashOnDelivery: 490,
  conditions: [{ label: 'free', versandkosten: 0, ab_bestellwert: 7500 }],
}
/** From six units on a tenth less. */
const variant = aVariant({ price: 990, paybackFactor: 1, scale: [{ amount: 6, price: 891 }] })

// The page multiplied the plain price: eight for 79.20 promised free shipping, and the basket charged it on 71.28.
test.each([
  ['below the step', 5, 595],
  ['where only the plain price would reach free shipping', 8, 595],
  ['where the lower price reaches it as well', 9, 0],
])('shipping %s costs what the basket asks', (_, quantity, cost) => {
  expect(shippingOf({ product: aProduct(), variant, quantity }, COSTS)).toEqual({ key: 'parcel', cost })
})

test.each([
  [5, 49],
  [8, 71],
])('%i units earn the points of the price that they cost', (quantity, points) => {
  expect(pointsOf({ variant, quantity })).toBe(points)
})
