import fc from 'fast-check'
import type { Variant } from '../product/product.ts'
import { aVariant } from './a-variant.ts'

/** An amount of minor units up to 100,000.00, zero included. */
export const anyAmount = fc.integer({ min: 0, max: 10_000_000 })

/** Any VAT rate of our markets, percent. */
export const anyVatRate = fc.constantFrom(19, 7, 20, 10, 8.1, 2.6, 5.5, 21, 6, 9)

/** A variant in any state of availability, with few prices so that equals are common. */
export const anyVariant: fc.Arbitrary<Variant> = fc
  .record({
    buyability: fc.integer({ min: 1, max: 4 }),
    stock: fc.constantFrom(0, 0, 1, 50),
    price: fc.constantFrom(1000, 1500, 2000),
    daysTo: fc.constantFrom(0, 3, 14, 999),
  })
  .map(aVariant)
