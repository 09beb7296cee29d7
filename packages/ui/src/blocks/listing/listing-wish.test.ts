import { expect, test } from 'vitest'
import { listingKey, listingWish } from './listing-wish.ts'

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
])('%j is read as %j', (change, wish) => {
  expect(listingWish({ ...block, ...change })).toMatchObject(wish)
})

test.each([[{ category: '' }], [{ category: null }], [{ component: 'teaser' }]])(
  '%j is no wish',
  (change) => {
    expect(listingWish({ ...block, ...change })).toBeNull()
  },
)

test('another order is another wish', () => {
  const wish = { category: '/wohnen/', sort: 'newest', count: 8 } as const

  expect(listingKey(wish)).toBe(listingKey({ ...wish }))
  expect(listingKey(wish)).not.toBe(listingKey({ ...wish, sort: 'rating' }))
})
