import { expect, test } from 'vitest'
import { parseSearch, stringifySearch, wholeNumber, words } from './search-words.ts'

test.each(['?variant=100102', '?colour=blau,grau&page=2', '?q=sofa+grau', '?q=%C3%BCber', ''])(
  '%s is written as it was read',
  (search) => {
    expect(stringifySearch(parseSearch(search))).toBe(search)
  },
)

test('what is not set is left out', () => {
  expect(stringifySearch({ page: undefined, sort: 'price_asc', q: '' })).toBe('?sort=price_asc&q=')
})

test('only the named words are read, and only texts', () => {
  expect(words('variant', 'action')({ variant: '100102', action: 7, other: 'x' })).toEqual({
    variant: '100102',
  })
})

test('a word that is far too long is none', () => {
  expect(words('order')({ order: 'x'.repeat(2001) })).toEqual({})
})

test.each([
  ['2', 2],
  [3, 3],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['zwei', undefined],
  ['1e30', undefined],
  [null, undefined],
])('%j is the whole number %j', (value, number) => {
  expect(wholeNumber(value)).toBe(number)
})
