import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Variant } from '../product/product.ts'
import { aVariant, type VariantWords } from '../testing/a-variant.ts'
import { anyVariant } from '../testing/arbitraries.ts'
import { hasDifferentPrice } from './has-different-price.ts'

const cheap = { price: 1000 }
const dear = { price: 2000 }
const none = { stock: 0 }

test.each<[boolean, string, VariantWords[]]>([
  [false, 'one variant', [cheap]],
  [false, 'one price, all in stock', [cheap, cheap]],
  [
    false,
    'one price, none in stock',
    [
      { ...cheap, ...none },
      { ...cheap, ...none },
    ],
  ],
  [true, 'one price, some in stock', [cheap, { ...cheap, ...none }]],
  [true, 'two prices', [cheap, dear]],
  [
    false,
    'two prices, none in stock',
    [
      { ...cheap, ...none },
      { ...dear, ...none },
    ],
  ],
  [false, 'another price that is not available', [cheap, { ...dear, buyability: 3 }]],
  [false, 'another price that is sold out', [cheap, { ...dear, buyability: 4 }]],
  [false, 'a sold-out variant without stock', [cheap, { ...cheap, ...none, buyability: 4 }]],
  [true, 'another price under code 2', [cheap, { ...dear, buyability: 2 }]],
  [false, 'no variants', []],
  [
    false,
    'nothing but sold-out variants',
    [
      { ...cheap, buyability: 4 },
      { ...dear, buyability: 4 },
    ],
  ],
])('%s: %s', (isDifferent, _, variants) => {
  expect(hasDifferentPrice(variants.map(aVariant))).toBe(isDifferent)
})

const shuffled = fc
  .array(anyVariant, { maxLength: 6 })
  .chain((variants) =>
    fc.tuple(fc.constant(variants), fc.shuffledSubarray(variants, { minLength: variants.length })),
  )

test('the order of the variants does not matter', () => {
  fc.assert(
    fc.property(shuffled, ([variants, others]) => {
      expect(hasDifferentPrice(others)).toBe(hasDifferentPrice(variants))
    }),
  )
})

test('a variant that is out of reach changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyVariant), fc.constantFrom(3, 4), (variants, buyability) => {
      const with999: Variant[] = [...variants, aVariant({ buyability, price: 999 })]

      expect(hasDifferentPrice(with999)).toBe(hasDifferentPrice(variants))
    }),
  )
})
