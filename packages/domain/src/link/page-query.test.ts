import { expect, test } from 'vitest'
import { pageQuery } from './page-query.ts'

test('the same parameters in another order, and those of advertisers, make no other page', () => {
  const one = pageQuery(new URLSearchParams('page=2&colour=grau&utm_source=mail&gclid=x'))

  expect(one).toBe('?colour=grau&page=2')
  expect(pageQuery(new URLSearchParams('colour=grau&page=2'))).toBe(one)
  expect(pageQuery(new URLSearchParams('fbclid=x'))).toBe('')
})

test.each([
  ['utm_source=mail&page=2', '?page=2'],
  ['?q=a+b%26c&utm_medium=x', '?q=a+b%26c'],
  ['utm_source=mail', ''],
])('%s says %s, and says it again when asked twice', (search, query) => {
  expect(pageQuery(new URLSearchParams(search))).toBe(query)
  expect(pageQuery(new URLSearchParams(query))).toBe(query)
})
