import { expect, test } from 'vitest'
import { shelfPrices } from './prices.ts'

test.each([
  { german: 1290, shelf: { DE: 1290, AT: 1290, CH: 1390, FR: 1299, BE: 1295, NL: 1295 } },
  { german: 8990, shelf: { DE: 8990, AT: 8990, CH: 9990, FR: 8999, BE: 8995, NL: 8995 } },
  {
    german: 129_900,
    shelf: { DE: 129_900, AT: 130_900, CH: 144_900, FR: 131_900, BE: 131_900, NL: 129_900 },
  },
])('$german cents in Germany become shelf prices everywhere', ({ german, shelf }) => {
  expect(shelfPrices(german)).toEqual(shelf)
})
