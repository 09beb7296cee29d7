import { expect, test } from 'vitest'
import { listingRequest } from './listing-request.ts'
import { listingSearch } from './listing-search.ts'

const ask = (query: string) => listingRequest(listingSearch(Object.fromEntries(new URLSearchParams(query))))

test.each([
  ['', { sort: 'relevancy', perPage: 24, page: 1, firstPage: 1, filters: {} }],
  ['sort=newest&perPage=48&page=3', { sort: 'newest', perPage: 48, page: 3, firstPage: 3 }],
  ['sort=bogus&perPage=7&page=zwei', { sort: 'relevancy', perPage: 24, page: 1 }],
  ['page=1000000000', { page: 100_000, firstPage: 100_000 }],
  ['page=4&from=2', { page: 4, firstPage: 2 }],
  ['page=2&from=9', { page: 2, firstPage: 2 }],
  ['page=90&from=1', { page: 90, firstPage: 81 }],
  ['page=9&from=1&perPage=96', { page: 9, firstPage: 8 }],
  ['colour=grau,blau&nope=1', { filters: { colour: 'grau,blau' } }],
  ['priceFrom=10&priceTo=99,5', { filters: { price: '1000-9950' } }],
  ['priceFrom=abc&priceTo=-3', { filters: { price: '-' } }],
  ['priceTo=99.99', { filters: { price: '-9999' } }],
  ['priceFrom=1.995&priceTo=2.000,50', { filters: { price: '199500-200050' } }],
  ['priceFrom=1e308', { filters: { price: '-' } }],
])('the address "%s" asks for %j', (query, asked) => {
  expect(ask(query)).toMatchObject(asked)
})

test('a filter with control characters is none', () => {
  expect(ask('colour=%00grau').filters).toEqual({})
})
