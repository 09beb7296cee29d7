import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listingQueryFields } from './listing-query.ts'

const block = { component: 'listing', category: 'wohnen/sofas' }

test.each([
  [{}, { category: '/wohnen/sofas/', sort: 'relevancy', count: 8 }],
  [{ category: '/wohnen/' }, { category: '/wohnen/' }],
  [
    { sort: 'price_asc', count: '4' },
    { sort: 'price_asc', count: 4 },
  ],
  [
    { sort: 'alphabet', count: 500 },
    { sort: 'relevancy', count: 24 },
  ],
  [{ category: null }, { category: '' }],
])('%j is read as %j', (change, query) => {
  expect(v.parse(v.object(listingQueryFields), { ...block, ...change })).toMatchObject(query)
})
