import { expect, test } from 'vitest'
import { ownSearch } from './own-search.ts'

const own = { pathname: '/wohnen/', search: { sort: 'price_asc' } }

test('leaving for another page changes nothing, whatever that page is asked for', () => {
  const here = ownSearch({ pathname: '/wohnen/', search: { sort: 'price_asc' } }, own)

  expect(ownSearch({ pathname: '/p/sofa-1/', search: {} }, own)).toBe(here)
  expect(ownSearch({ pathname: '/p/sofa-1/', search: { sort: 'new' } }, own)).toBe(here)
})

test.each([
  ['another order', { sort: 'new' }],
  ['one page on', { sort: 'price_asc', page: 2 }],
  ['nothing any more', {}],
])('%s shows at once', (_, search) => {
  expect(JSON.parse(ownSearch({ pathname: '/wohnen/', search }, own))).toEqual(search)
})
