import { expect, test } from 'vitest'
import { PAGE_ROWS } from '../link/pages.ts'
import { isOwnParameter, isPageParameter } from './page-parameter.ts'

const noFilter = () => false

test.each([
  ...['q', 'exact', 'page', 'from', 'sort', 'perPage', 'priceFrom', 'priceTo'],
  ...['variant', 'articles', 'order'],
])('%s makes another page, and is no filter', (name) => {
  expect(isPageParameter(name, noFilter)).toBe(true)
  expect(isOwnParameter(name)).toBe(true)
})

// The mail of an order led to the list of versions, in place of the one that it was made under: `id` was dropped.
test.each(
  PAGE_ROWS.filter(({ isPersonal }) => !isPersonal).flatMap(({ path, query = [] }) =>
    query.map((name) => ({ path, name })),
  ),
)('$path is another page by $name', ({ name }) => {
  expect(isPageParameter(name, noFilter)).toBe(true)
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
