import { beforeEach, expect, test, vi } from 'vitest'

// What the browser has learned belongs to its page: each test begins with a new one.
beforeEach(() => vi.resetModules())

const browser = async (...filters: string[]) => {
  const { learnFilters } = await import('../../../loading/known-filters.ts')
  const { listingSearch } = await import('./listing-search.ts')
  const { listingRequest } = await import('./listing-request.ts')
  learnFilters(filters)
  return { learnFilters, listingSearch, listingRequest }
}

test('the browser reads what the shop filters by, and nothing that somebody added', async () => {
  const { listingSearch, listingRequest } = await browser('volumen')
  const search = { volumen: '1l', colour: 'grau', utm_source: 'mail', nope: 'x', page: '2', priceFrom: '10' }

  expect(listingSearch(search)).toEqual({ volumen: '1l', page: 2, priceFrom: '10' })
  expect(listingRequest(listingSearch(search)).filters).toEqual({ volumen: '1l', price: '1000-' })
})

test('a facet that an import brought is known with the next data of a page', async () => {
  const { learnFilters, listingSearch } = await browser('colour')
  expect(listingSearch({ volumen: '1l' })).toEqual({})

  learnFilters(['colour', 'volumen'])

  expect(listingSearch({ volumen: '1l' })).toEqual({ volumen: '1l' })
})

test('the server believes what its door has let through, if it is no word of the page', async () => {
  const { listingSearch } = await import('./listing-search.ts')

  expect(listingSearch({ volumen: '1l', variant: '1', order: '2', __proto__: 'x' })).toEqual({
    volumen: '1l',
  })
})
