import type { Api } from '@shop/api-client/contract/define-call'
import { Problem } from '@shop/api-client/contract/problem'
import type { ContentClient } from '@shop/content/content-client'
import { ContentUnavailable } from '@shop/content/service/content-failure'
import { type Story, StorySchema } from '@shop/content/story'
import type { Locale } from '@shop/domain/market/markets'
import type { Where } from '@shop/domain/shop/brand'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { contentLoad } from './content-loader.ts'

const translated_slugs = [{ lang: 'fr', path: 'conseils/lit', name: null, published: true }]

test.each([
  ['/ratgeber/bett/', '/ratgeber/bett/'],
  ['/category-pages/ratgeber/bett/', '/ratgeber/bett/'],
  ['/de-at/ratgeber/bett/', '/ratgeber/bett/'],
  ['/en_GB/ratgeber/bett/', '/ratgeber/bett/'],
  ['/home/', '/'],
  ['/', '/'],
])('%s asks for the story at %s, in the language and the locale of the shop', async (path, asked) => {
  const { story } = await loaded(path, async () =>
    aStory({ full_slug: asked === '/' ? 'home' : 'ratgeber/bett' }),
  )

  expect(story).toHaveBeenCalledWith(asked, { language: 'de', locale: 'de-de' })
})

test.each(['/xx-yy/', '/category-pages/', '/de-at/'])('%s alone is no page', async (path) => {
  const { thrown, story } = await loaded(path, async () => aStory({ full_slug: 'home' }))

  expect(isNotFound(thrown)).toBe(true)
  expect(story).not.toHaveBeenCalled()
})

test('a slug of another language leads to the one of this shop, for good', async () => {
  const { thrown } = await loaded(
    '/ratgeber/bett/',
    async () => aStory({ full_slug: 'conseils/lit' }),
    'fr-ch',
  )

  expect(isRedirect(thrown) && thrown.options).toMatchObject({ to: '/conseils/lit/', statusCode: 301 })
})

test('a page says where it is in every language', async () => {
  const { page } = await loaded('/ratgeber/bett/', async () =>
    aStory({ full_slug: 'ratgeber/bett', translated_slugs }),
  )

  expect(page?.head).toMatchObject({
    path: '/ratgeber/bett/',
    localePaths: { 'de-at': '/ratgeber/bett/', 'fr-fr': '/conseils/lit/', 'nl-nl': '/ratgeber/bett/' },
  })
})

test('a store has a page, which is in the locales of its country and says what it is', async () => {
  const { page } = await loaded('/filialen/hamburg-1/', async () => null)

  expect(page).toMatchObject({
    kind: 'story',
    head: {
      title: 'Speicherstadt, Hamburg',
      path: '/filialen/hamburg-1/',
      localePaths: { 'de-de': '/filialen/hamburg-1/' },
      jsonLd: [{ '@type': 'Store' }, { '@type': 'BreadcrumbList' }],
    },
    data: { stores: [{ id: 'hamburg-1' }] },
  })
  expect(Object.keys(page?.head.localePaths ?? {})).toEqual(['de-de'])
})

test('what an editor has written for a store comes before the page that the shop makes', async () => {
  const { page } = await loaded('/filialen/hamburg-1/', async () =>
    aStory({ full_slug: 'filialen/hamburg-1' }),
  )

  expect(page?.head.title).not.toBe('Speicherstadt, Hamburg')
})

test.each(['/filialen/hamburg-2/', '/filialen/hamburg-1/karte/'])('at %s is no store', async (path) => {
  const { thrown } = await loaded(path, async () => null)

  expect(isNotFound(thrown)).toBe(true)
})

test.each([
  ['ratgeber/bett', 1],
  ['les-inspirations/lit', 1],
  ['magazin/bed', 1],
  ['ratgeber', 0],
  ['impressum', 0],
])('%s is an article for search engines: %i', async (full_slug, articles) => {
  const { page } = await loaded(`/${full_slug}/`, async () => aStory({ full_slug }))

  expect(page?.head.jsonLd.filter((data) => data['@type'] === 'Article')).toHaveLength(articles)
})

test.each([
  ['/faq/', { full_slug: 'faq' }, 'de-de'],
  ['/questions/', { full_slug: 'questions', default_full_slug: 'faq' }, 'fr-fr'],
] as const)('a switch that is off closes %s, whatever editors keep there', async (path, slugs, locale) => {
  const story = async () => aStory(slugs)

  const open = await loaded(path, story, locale)
  const closed = await loaded(path, story, locale, null, false, 'nowhere')

  expect(open.page?.head.title).toBe('Bett')
  expect(isNotFound(closed.thrown)).toBe(true)
})

test('no story and no category is a page that is missing', async () => {
  expect(isNotFound((await loaded('/nichts/', async () => null)).thrown)).toBe(true)
})

test('a content service without an answer is no missing page', async () => {
  const down = async () => Promise.reject(new ContentUnavailable('/ratgeber/', { status: 500 }))

  const { thrown } = await loaded('/ratgeber/', down)

  expect(thrown).toMatchObject({ name: 'ContentUnavailable', status: 500 })
})

test('a category stands without its story when the content service has no answer', async () => {
  const down = async () => Promise.reject(new ContentUnavailable('/wohnen/', { status: 500 }))

  const { page } = await loaded('/wohnen/', down, 'de-de', LISTING)

  expect(page).toMatchObject({ kind: 'listing', around: null, head: { title: 'Wohnen' } })
})

test('whatever else goes wrong is not swallowed', async () => {
  const { thrown } = await loaded(
    '/wohnen/',
    async () => Promise.reject(new TypeError('bug')),
    'de-de',
    LISTING,
  )

  expect(thrown).toBeInstanceOf(TypeError)
})

const LISTING = {
  category: { id: 1, name: 'Wohnen', path: '/wohnen/', description: '' },
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
  paths: { 'de-de': '/wohnen/', 'fr-fr': '/wohnen/' },
}

// It was named in every locale, and stood in the sitemap of none that sells nothing of it.
test('a category is named where something of it is sold, and is not found where nothing is', async () => {
  const none = async () => null

  const sold = await loaded('/wohnen/', none, 'de-de', { ...LISTING, total: 3 })
  const empty = await loaded('/wohnen/', none, 'de-ch', LISTING)

  expect(sold.page?.head).toMatchObject({ localePaths: LISTING.paths, noindex: false })
  expect(empty.page?.head.noindex).toBe(true)
  expect(JSON.stringify(sold.page).match(/fr-fr/g)).toHaveLength(1)
})

test('what editors say stands at the beginning of a listing, and on no later page', async () => {
  const story = async () => aStory({ full_slug: 'wohnen' })
  const around = async (page: number) => {
    const found = await loaded(
      '/wohnen/',
      story,
      'de-de',
      { ...LISTING, page, pages: 3, total: 60 },
      false,
      'everywhere',
      { page },
    )
    return found.page?.kind === 'listing' ? found.page.around : undefined
  }

  expect(await around(1)).not.toBeNull()
  expect(await around(2)).toBeNull()
})

const CAMPAIGN = { _uid: 'c', component: 'campaign_banner', headline: 'Geheim', dateFrom: '1970-01-02' }
const COLUMNS = {
  _uid: 'g',
  component: 'columns',
  columns: [{ _uid: 'd', component: 'column', body: [CAMPAIGN] }],
}

test.each([
  ['a story', null],
  ['the story around a listing', LISTING],
])('tomorrow’s campaign is in no part of %s, and the page holds until it begins', async (_, listing) => {
  const story = async () => aStory({ full_slug: 'wohnen', body: [CAMPAIGN, COLUMNS] })

  const { page, holdsUntil } = await loaded('/wohnen/', story, 'de-de', listing)

  expect(JSON.stringify(page)).toContain('columns')
  expect(JSON.stringify(page)).not.toContain('Geheim')
  expect(holdsUntil).toHaveBeenCalledWith(new Date('1970-01-02T00:00:00Z'))
})

test('an editor has tomorrow’s campaign in the draft', async () => {
  const story = async () => aStory({ full_slug: 'wohnen', body: [CAMPAIGN] })

  const { page, holdsUntil } = await loaded('/wohnen/', story, 'de-de', null, true)

  expect(JSON.stringify(page)).toContain('Geheim')
  expect(holdsUntil).not.toHaveBeenCalled()
})

// A bar for the whole shop stood above infant formula, in its category and in every search that found it.
test('a listing of what no campaign may make cheaper carries no bar', async () => {
  const story = async () => aStory({ full_slug: 'aktionen', body: [{ ...CAMPAIGN, dateFrom: '1970-01-01' }] })

  const plain = await loaded('/wohnen/', story, 'de-de', LISTING)
  const bound = await loaded('/wohnen/', story, 'de-de', { ...LISTING, hasPriceBound: true })

  expect(plain.page?.campaign?.title).toBe('Geheim')
  expect(bound.page?.campaign).toBeNull()
})

const STORE = {
  id: 'hamburg-1',
  name: 'Speicherstadt',
  street: 'Brooktorkai 117',
  zip: '20457',
  city: 'Hamburg',
  phone: '+49 40 1',
  hours: { week: [null, null, null, null, null, null, null], closedOn: [] },
  lat: 53.5,
  lng: 9.9,
}

async function loaded(
  path: string,
  find: () => Promise<Story | null>,
  locale: Locale = 'de-de',
  listing: unknown = null,
  isPreview = false,
  where: Where = 'everywhere',
  search: { page?: number } = {},
) {
  const story = vi.fn<ContentClient['story']>(find)
  const api: unknown = async ({ name }: { name: string }) => {
    if (name === 'listStores') return { stores: [STORE] }
    if (listing !== null) return listing
    throw new Problem({ type: '', title: '', status: 404, code: 'not-found', detail: '', errors: [] })
  }
  const content: ContentClient = {
    story,
    stories: async () => ({ stories: [], total: 0, perPage: 25 }),
    flush: () => {},
  }
  const request = {
    shop: openShop(aBrand(where), locale),
    i18n: localeI18n(locale),
    path,
    params: {},
    search,
    urlOf: String,
    fileUrlOf: String,
    isPreview,
  }
  const holdsUntil = vi.fn<(moment: Date) => void>()
  const settled = await contentLoad(request, {
    api: api as Api,
    content,
    now: new Date(0),
    holdsUntil,
    ownBlocks: (block) => [block],
  }).then(
    (page) => ({ page, thrown: null }),
    (thrown: unknown) => ({ page: null, thrown }),
  )
  return { ...settled, story, holdsUntil }
}

type StoryFields = {
  full_slug: string
  default_full_slug?: string
  translated_slugs?: unknown
  body?: unknown[]
}

function aStory({ body = [], ...fields }: StoryFields): Story {
  return v.parse(StorySchema, {
    id: 1,
    uuid: 'u1',
    name: 'Bett',
    slug: 'bett',
    lang: 'default',
    published_at: null,
    content: { _uid: 'p', component: 'page', title: 'Bett', body },
    ...fields,
  })
}
