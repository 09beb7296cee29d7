import { expect, test } from 'vitest'
import { isOwnParameter, isPageParameter } from './page-parameter.ts'

const noFilter = () => false

test.each([
  ...['q', 'exact', 'page', 'from', 'sort', 'perPage', 'priceFrom', 'priceTo'],
  ...['variant', 'articles', 'order'],
])('%s makes another page, and is no filter', (name) => {
  expect(isPageParameter(name, noFilter)).toBe(true)
  expect(isOwnParameter(name)).toBe(true)
})

test.each(['utm_source', 'gclid', 'fbclid', 'voucher', 'redirect', 'anything', '__proto__', 'constructor'])(
  '%s changes nothing on a page',
  (name) => {
    expect(isPageParameter(name, noFilter)).toBe(false)
    expect(isOwnParameter(name)).toBe(false)
  },
)

test('whatever the shop filters by makes another page', () => {
  expect(isPageParameter('volumen', (name) => name === 'volumen')).toBe(true)
})
