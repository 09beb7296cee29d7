import { expect, test } from 'vitest'
import { hasProductNumber, productNumber, standsInAddress } from './product-number.ts'

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

test.each([
  ['100102', true],
  ['bowl1', true],
  ['bowl', false],
  ['BOWL1', false],
  ['bowl-1', false],
  ['bowl.1', false],
  ['', false],
])('the number %j can be read from an address: %s', (number, stands) => {
  expect(standsInAddress(number)).toBe(stands)
})
