import type { Listing } from '@shop/api-client/contract/catalogue'
import { aCard } from '@shop/ui/product-card/a-card.ts'
import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { listingPages } from './listing-pages.ts'

const PAGES = 3

/** A listing of three pages; nothing is both grey and made of oak. */
const load = async ({
  page,
  filters,
}: {
  page: number
  filters: Record<string, string>
}): Promise<Listing> => {
  const isEmpty = filters.colour === 'grau' && filters.material === 'eiche'
  return {
    category: null,
    breadcrumbs: [],
    subcategories: [],
    facets: [],
    sort: 'relevancy',
    sorts: ['relevancy'],
    perPage: 24,
    page,
    pages: isEmpty ? 1 : PAGES,
    total: isEmpty ? 0 : filters.colour ? 5 : 60,
    filters: understood(filters),
    products: isEmpty ? [] : [aCard({ id: page })],
    hasPriceBound: page === 1,
  }
}

/** Only colours and materials are filters here, and their values are written in small letters. */
const understood = (filters: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      (name === 'colour' || name === 'material' || name === 'price') && value !== 'lila'
        ? [[name, value.toLowerCase()]]
        : [],
    ),
  )

const shown = (search: Record<string, unknown>) => listingPages('/sofas/', search, load)
const target = async (search: Record<string, unknown>) => {
  try {
    await shown(search)
    return null
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return { to: thrown.options.to, search: thrown.options.search, status: thrown.status }
  }
}

test('one page is what it is', async () => {
  const listing = await shown({ page: 2 })

  expect(listing).toMatchObject({ page: 2, firstPage: 2, products: [{ id: 2 }], widen: [] })
})

test('pages from the first to the last stand below each other', async () => {
  const listing = await shown({ page: 3, from: 1 })

  expect(listing).toMatchObject({ page: 3, firstPage: 1, products: [{ id: 1 }, { id: 2 }, { id: 3 }] })
  expect([listing.hasPriceBound, (await shown({ page: 3 })).hasPriceBound]).toEqual([true, false])
})

test('a page behind the last leads to the last, with everything else', async () => {
  expect(await target({ page: 99, from: 90, sort: 'newest', colour: 'blau' })).toEqual({
    to: '/sofas/',
    search: { page: '3', sort: 'newest', colour: 'blau' },
    status: 302,
  })
})

test('a page of an empty selection leads to its only one', async () => {
  expect(await target({ page: 2, colour: 'grau', material: 'eiche' })).toEqual({
    to: '/sofas/',
    search: { colour: 'grau', material: 'eiche' },
    status: 302,
  })
})

// An old link whose value had another spelling found everything, under an address that said otherwise.
test.each([
  ['a value in another spelling', { colour: 'Grau', sort: 'newest' }, { colour: 'grau', sort: 'newest' }],
  ['a value that nothing has', { colour: 'lila', material: 'eiche' }, { material: 'eiche' }],
  ['a name that means nothing here', { size: '80x200' }, {}],
  [
    'both, on a page of its own',
    { colour: 'lila', material: 'Eiche', page: 2 },
    { material: 'eiche', page: '2' },
  ],
])('%s leads to the address of what is shown', async (_, search, expected) => {
  expect(await target(search)).toEqual({ to: '/sofas/', search: expected, status: 302 })
  expect(await target(expected)).toBeNull()
})

test('typed prices lead to the address of the filter', async () => {
  expect((await target({ priceFrom: '10', priceTo: '', sort: 'newest' }))?.search).toEqual({
    price: '1000-',
    sort: 'newest',
  })
  expect((await target({ priceFrom: 'x' }))?.search).toEqual({})
})

test('where nothing is found, it says how much each filter takes away, the most first', async () => {
  const { widen } = await shown({ colour: 'grau', material: 'eiche' })

  expect(widen).toEqual([
    { name: 'colour', total: 60 },
    { name: 'material', total: 5 },
  ])
})
