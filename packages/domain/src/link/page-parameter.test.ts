import { expect, test } from 'vitest'
import { isFilterParameter, isPageParameter } from './page-parameter.ts'

test.each(['q', 'exact', 'page', 'from', 'sort', 'perPage', 'colour', 'price', 'variant', 'order'])(
  '%s makes another page',
  (name) => {
    expect(isPageParameter(name)).toBe(true)
  },
)

test.each(['utm_source', 'gclid', 'fbclid', 'voucher', 'redirect', 'anything', '__proto__', 'constructor'])(
  '%s changes nothing on a page',
  (name) => {
    expect(isPageParameter(name)).toBe(false)
    expect(isFilterParameter(name)).toBe(false)
  },
)

test('the state of a listing is no filter', () => {
  expect(['q', 'exact', 'page', 'from', 'sort', 'perPage'].filter(isFilterParameter)).toEqual([])
})
