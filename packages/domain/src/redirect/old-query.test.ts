import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOwnParameter } from '../query/page-parameter.ts'
import { hasOldQuery, oldQueriesIn, oldQuery, withoutOldQuery } from './old-query.ts'

test.each([
  ['?p=12', '?p=12'],
  ['?utm_source=x&P=12', '?p=12'],
  ['?route=product/product&product_id=42', '?product_id=42&route=product/product'],
  ['?product=Kissen-Wolke', '?product=kissen-wolke'],
  ['?product=Kissen%20Wolke', '?product=kissen+wolke'],
  ['?p=12&p=13', '?p=12'],
  ['?p=', ''],
  ['?q=sofa&page=2', ''],
  ['?post_type=product&p=17', '?p=17'],
  ['', ''],
])('of %j the page is %j', (search, named) => {
  expect(oldQuery(search)).toBe(named)
  expect(hasOldQuery(`/${search}`)).toBe(named !== '')
})

test('what is named once is named so for good', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const named = oldQuery(`?${new URLSearchParams({ p: one, route: other })}`)
      expect(oldQuery(named)).toBe(named)
    }),
  )
})

test('no page of this shop reads what names an old one', () => {
  const names = ['q', 'sort', 'page', 'from', 'perPage', 'variant', 'action', 'articles', 'id', 'order']

  expect(names.filter(isOwnParameter)).toEqual(names)
  expect(names.filter((name) => hasOldQuery(`/?${name}=1`))).toEqual([])
})

test('a redirect is found whatever stands beside what it names, the one that names most first', () => {
  expect(oldQueriesIn('?path=20&product_id=42&utm_source=x')).toEqual([
    '?path=20&product_id=42',
    '?path=20',
    '?product_id=42',
  ])
  expect(oldQueriesIn('?q=sofa')).toEqual([])
})

test('an address made to ask for much asks for little', () => {
  expect(oldQueriesIn('?a=1&k=1&p=1&cat=1&cl=1&anid=1&cnid=1&info=1')).toHaveLength(15)
})

test.each([
  ['?route=product/product&product_id=42&utm_source=x', '?utm_source=x'],
  ['?p=12', ''],
])('what is left of %j is %j', (search, left) => {
  expect(withoutOldQuery(search)).toBe(left)
})
