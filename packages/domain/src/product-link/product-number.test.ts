import { expect, test } from 'vitest'
import { hasProductNumber, productNumber } from './product-number.ts'

test.each([
  ['sofa-alma-100102', '100102', true],
  ['100102', '100102', true],
  ['sofa-alma-0A17', '0A17', true],
  ['sofa-alma', 'alma', false],
  ['sofa-', '', false],
])('%s has the number %j: %s', (pdp, number, isNumber) => {
  expect(productNumber(pdp)).toBe(number)
  expect(hasProductNumber(pdp)).toBe(isNumber)
})
