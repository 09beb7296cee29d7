import { expect, test } from 'vitest'
import { pageQuery } from './page-query.ts'

const isFilter = (name: string) => name === 'colour'

test('the same parameters in another order, and those of advertisers, make no other page', () => {
  const one = pageQuery(new URLSearchParams('page=2&colour=grau&utm_source=mail&gclid=x'), isFilter)

  expect(one).toBe('?colour=grau&page=2')
  expect(pageQuery(new URLSearchParams('colour=grau&page=2'), isFilter)).toBe(one)
  expect(pageQuery(new URLSearchParams('fbclid=x'), isFilter)).toBe('')
})

test.each([
  ['utm_source=mail&page=2', '?page=2'],
  ['?q=a+b%26c&utm_medium=x', '?q=a+b%26c'],
  ['utm_source=mail', ''],
])('%s says %s, and says it again when asked twice', (search, query) => {
  expect(pageQuery(new URLSearchParams(search), isFilter)).toBe(query)
  expect(pageQuery(new URLSearchParams(query), isFilter)).toBe(query)
})

test('what the catalogue does not filter by makes no other page', () => {
  const search = new URLSearchParams('volumen=1l&page=2')

  expect(pageQuery(search, isFilter)).toBe('?page=2')
  expect(pageQuery(search, (name) => name === 'volumen')).toBe('?page=2&volumen=1l')
})
