import type { Api } from '@shop/api-client/contract/define-call'
import { type Search, searchProducts } from '@shop/api-client/contract/search'
import type { ContentClient } from '@shop/content/content-client'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { isRedirect } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { searchLoad } from './search-loader.ts'

const NOTHING: Search = {
  category: null,
  breadcrumbs: [],
  subcategories: [],
  products: [],
  hasPriceBound: false,
  facets: [],
  total: 0,
  page: 1,
  perPage: 24,
  pages: 1,
  sort: 'relevancy',
  sorts: ['relevancy'],
  filters: {},
  q: '',
  redirect: null,
  corrected: null,
  leftOut: [],
  instead: null,
}

test.each([
  { q: 'sofa', asked: 'sofa' },
  { q: undefined, asked: '' },
  { q: '  ', asked: '' },
  { q: 'x'.repeat(10_000), asked: 'x'.repeat(200) },
  { q: '<b>"\';--', asked: '<b>"\';--' },
])('the engine is asked for $asked', async ({ q, asked }) => {
  const { api } = await loaded({ q }, {})

  expect(api).toHaveBeenCalledWith(searchProducts, expect.objectContaining({ q: asked, exact: '0' }))
})

test('the corrected words name the page, unless the typed ones are wanted exactly', async () => {
  const answer = { q: 'kisen', corrected: 'kissen' }

  expect((await loaded({ q: 'kisen' }, answer)).page.head.title).toBe('kissen')
  const exact = await loaded({ q: 'kisen', exact: '1' }, answer)
  expect(exact.page.head.title).toBe('kisen')
  expect(exact.page).toMatchObject({ isExact: true, corrected: 'kissen' })
  expect(exact.api).toHaveBeenCalledWith(searchProducts, expect.objectContaining({ exact: '1' }))
})

test('a search is for no index, and its one address names the words alone', async () => {
  const { page } = await loaded(
    { q: 'sofa grau', colour: 'grau', sort: 'price_asc' },
    { q: 'sofa grau', filters: { colour: 'grau' } },
  )

  expect(page.head).toMatchObject({ noindex: true, path: '/suche/?q=sofa+grau' })
})

test('an article number or a word with a page of its own leads there for now', async () => {
  const going = loaded({ q: '100102' }, { redirect: '/p/sofa-100102/' })

  const thrown: unknown = await going.catch((reason: unknown) => reason)
  expect(isRedirect(thrown) && thrown.options).toMatchObject({ to: '/p/sofa-100102/', statusCode: 302 })
})

// The router ends a path with a slash, and took the query for a part of it: the campaign came to be called "sofawochen/".
test('a word may lead to a page with a campaign, which keeps its name', async () => {
  const going = loaded({ q: 'sofawochen' }, { redirect: '/wohnen/sofas/?ffCampaign=sofawochen&colour=grau' })

  const thrown: unknown = await going.catch((reason: unknown) => reason)
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    to: '/wohnen/sofas/',
    search: { ffCampaign: 'sofawochen', colour: 'grau' },
    statusCode: 302,
  })
})

test('a word may lead out of the shop', async () => {
  const going = loaded({ q: 'outlet' }, { redirect: 'https://outlet.example/' })

  const thrown: unknown = await going.catch((reason: unknown) => reason)
  expect(isRedirect(thrown) && thrown.headers.get('location')).toBe('https://outlet.example/')
})

async function loaded(search: Record<string, unknown>, answer: Partial<Search>) {
  const api = vi.fn(async () => ({ ...NOTHING, ...answer }))
  const content: ContentClient = {
    story: async () => null,
    stories: async () => ({ stories: [], total: 0, perPage: 25 }),
    flush: () => {},
  }
  const page = await searchLoad(
    {
      shop: openShop(aBrand('everywhere'), 'de-de'),
      i18n: localeI18n('de-de'),
      path: '/suche/',
      params: {},
      search,
      urlOf: String,
      isPreview: false,
      fileUrlOf: String,
    },
    { api: api as Api, content, now: new Date(0), holdsUntil: () => {}, ownBlocks: (block) => [block] },
  )
  return { api, page }
}
