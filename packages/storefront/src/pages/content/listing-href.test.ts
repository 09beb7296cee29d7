import { expect, test } from 'vitest'
import { listingHref, toggledFilter } from './listing-href.ts'
import { listingSearch } from './listing-search.ts'

test.each([
  { search: {}, href: '/sofas/' },
  { search: { sort: 'relevancy', page: 1, perPage: 24 }, href: '/sofas/' },
  { search: { sort: 'price_asc', page: 2 }, href: '/sofas/?page=2&sort=price_asc' },
  { search: { colour: 'blau,grau', page: 3 }, href: '/sofas/?colour=blau,grau&page=3' },
])('a listing state has the one address $href', ({ search, href }) => {
  expect(listingHref('/sofas/', search)).toBe(href)
})

test('choosing a second value keeps the first and begins again at page one', () => {
  expect(toggledFilter({ colour: 'grau', page: 4 }, 'colour', 'blau')).toEqual({
    colour: 'blau,grau',
    page: undefined,
  })
})

test('taking the last value back removes the filter', () => {
  expect(toggledFilter({ colour: 'grau' }, 'colour', 'grau').colour).toBeUndefined()
})

test.each([
  { search: { page: '2', colour: 'grau' }, state: { page: 2, colour: 'grau' } },
  { search: { page: '0' }, state: {} },
  { search: { page: 'zwei', perPage: '1.5' }, state: {} },
  { search: { 'colour[]': 'x', colour: ['a'] }, state: {} },
])('what an address says about a listing: %j', ({ search, state }) => {
  expect(listingSearch(search)).toEqual(state)
})
