import { expect, test } from 'vitest'
import { vatRate } from './vat-rate.ts'

const market = { vat: { standard: 19, reduced: 7 } }

test.each([
  ['goods', '100102', 'standard', 'others', 19],
  ['a book', '100102', 'reduced', 'others', 7],
  ['a gift card by mail', '51000', 'standard', 'others', 0],
  ['a gift card by post', '52000', 'standard', 'others', 0],
  ['a gift card of the baby shop', '9410', 'standard', 'baby', 0],
  ['its number in another shop, which is goods', '9410', 'standard', 'others', 19],
] as const)('%s', (_, referenceKey, vat, company, rate) => {
  expect(vatRate({ referenceKey, vat }, { market, company })).toBe(rate)
})
