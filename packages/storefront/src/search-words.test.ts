import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-words.ts'

test.each(['?variant=100102', '?colour=blau,grau&page=2', '?q=sofa+grau', '?q=%C3%BCber', ''])(
  '%s is written as it was read',
  (search) => {
    expect(stringifySearch(parseSearch(search))).toBe(search)
  },
)

test('what is not set is left out', () => {
  expect(stringifySearch({ page: undefined, sort: 'price_asc', q: '' })).toBe('?sort=price_asc&q=')
})
