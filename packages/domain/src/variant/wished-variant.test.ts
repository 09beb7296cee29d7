import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { wishedVariant } from './wished-variant.ts'

const small = aVariant({ referenceKey: '1_small' })
const large = aVariant({ referenceKey: '1_large' })

test.each([
  { chosen: '1_large', variants: [small, large], wished: large },
  { chosen: '1_unknown', variants: [small, large], wished: null },
  { chosen: null, variants: [small, large], wished: null },
  { chosen: '1_small', variants: [small], wished: null },
])('$chosen of $variants.length is wished for as itself only where it was chosen', (row) => {
  expect(wishedVariant(aProduct({ variants: row.variants }), row.chosen)).toBe(row.wished)
})
