import { expect, test } from 'vitest'
import { knownSearch, listingHref, toggledFilter } from './listing-href.ts'
import { listingSearch } from './listing-search.ts'

test.each([
  { search: {}, href: '/sofas/' },
  { search: { sort: 'relevancy', page: 1, perPage: 24 }, href: '/sofas/' },
  { search: { sort: 'price_asc', page: 2 }, href: '/sofas/?page=2&sort=price_asc' },
  { search: { sort: 'newest', page: 2, from: 1 }, href: '/sofas/?from=1&page=2&sort=newest' },
  { search: { page: 2, from: 2, price: '-' }, href: '/sofas/?page=2' },
  { search: { colour: 'blau,grau', page: 3 }, href: '/sofas/?colour=blau,grau&page=3' },
])('a listing state has the one address $href', ({ search, href }) => {
  expect(listingHref('/sofas/', search)).toBe(href)
})

test('choosing a second value keeps the first and begins again at page one', () => {
  expect(toggledFilter({ colour: 'grau', page: 4, from: 2 }, 'colour', 'blau')).toEqual({
    colour: 'blau,grau',
    page: undefined,
    from: undefined,
  })
})

test('taking the last value back removes the filter', () => {
  expect(toggledFilter({ colour: 'grau' }, 'colour', 'grau').colour).toBeUndefined()
})

test.each([
  { search: { page: '2', colour: 'grau' }, state: { page: 2, colour: 'grau' } },
  { search: { page: '0' }, state: {} },
  { search: { page: 'zwei', perPage: '1.5', from: '1e3' }, state: {} },
  { search: { colour: '\u0000grau', q: 'a\nb' }, state: {} },
  { search: { colour: 'x'.repeat(501), q: 'x'.repeat(10_000) }, state: { q: 'x'.repeat(200) } },
  { search: { 'colour[]': 'x', colour: ['a'] }, state: {} },
])('what an address says about a listing: %j', ({ search, state }) => {
  expect(listingSearch(search)).toEqual(state)
})

const facet = (name: string, ...values: string[]) => ({
  name,
  label: name,
  type: 'values' as const,
  values: values.map((value) => ({ value, label: value, count: 1, selected: false })),
  range: null,
})
const listing = {
  facets: [
    facet('colour', 'blau', 'grau'),
    { ...facet('price'), range: { min: 1, max: 9, from: null, to: null } },
  ],
  sorts: ['relevancy' as const, 'newest' as const],
  perPage: 48,
}

test.each([
  { search: { colour: 'grau,<b>,nope', material: 'eiche' }, query: '?colour=grau' },
  { search: { colour: '😀', price: '5000-100' }, query: '?price=5000-100' },
  { search: { price: 'billig', sort: 'bogus', page: 2 }, query: '?page=2' },
  {
    search: { sort: 'newest', perPage: 48, page: 3, from: 2 },
    query: '?from=2&page=3&perPage=48&sort=newest',
  },
  { search: { perPage: 7 }, query: '' },
])('links carry on what the listing knows of %j', ({ search, query }) => {
  expect(listingHref('', knownSearch(search, listing))).toBe(query)
})
