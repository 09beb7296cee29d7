import type { Locale } from '@shop/domain/market/markets'
import { prefixOf, type ShopOrigins } from '@shop/domain/origin/shop-origins'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { createI18n } from '@shop/i18n/create-i18n'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import type { RouterContext } from '../router-context.ts'
import { learnFilters } from './known-filters.ts'
import { type Payload, pageLoader } from './page-loader.ts'

/** A host of its own for French-speaking Switzerland, which it shares with the German-speaking one. */
const ORIGINS: ShopOrigins = {
  'de-ch': { origin: 'https://lindhaus.ch', prefix: '/' },
  'fr-ch': { origin: 'https://lindhaus.ch', prefix: '/fr/' },
}

afterEach(() => {
  vi.unstubAllGlobals()
  // Suites of a package share their modules; what a page has learned of its shop is not for the next one.
  learnFilters(null)
})

// Every locale but one asked the German shop for its data: titles, prices and rules of another country.
test.each([
  ['de-de', null, '/wohnen/', '/wohnen/_payload.json'],
  ['fr-ch', null, '/fr-ch/wohnen/', '/fr-ch/wohnen/_payload.json'],
  ['nl-nl', null, '/nl-nl/wohnen/', '/nl-nl/wohnen/_payload.json'],
  ['fr-ch', ORIGINS, '/fr/wohnen/', '/fr/wohnen/_payload.json'],
  ['de-ch', ORIGINS, '/wohnen/', '/wohnen/_payload.json'],
] as const)('in %s with origins %j a click on %s asks for %s', async (locale, origins, href, asked) => {
  const { router, fetched } = browserAt(locale, origins)

  await router.navigate({ href })

  expect(fetched()).toEqual([`${asked}?build=b1`])
  expect(router.state.location.publicHref).toBe(href)
})

test('what is fetched ahead and what is filtered carries the locale and its search', async () => {
  const { router, fetched } = browserAt('fr-ch')

  await router.preloadRoute({ to: '/$/', params: { _splat: 'wohnen' }, search: { farbe: 'rot' } })
  await router.navigate({ href: '/fr-ch/wohnen/?farbe=blau' })

  expect(fetched()).toEqual([
    '/fr-ch/wohnen/_payload.json?farbe=rot&build=b1',
    '/fr-ch/wohnen/_payload.json?farbe=blau&build=b1',
  ])
})

test.each([
  ['fr-ch', null, '/fr-ch/alt/', '/fr-ch/neu/?farbe=rot', '/fr-ch/neu/_payload.json?farbe=rot'],
  ['fr-ch', ORIGINS, '/fr/alt/', '/fr/neu/', '/fr/neu/_payload.json?'],
  ['de-de', null, '/alt/', '/neu/', '/neu/_payload.json?'],
] as const)('in %s with origins %j the redirect of %s to %s stays in the locale', async (...row) => {
  const [locale, origins, from, to, asked] = row
  const { router, fetched } = browserAt(locale, origins, (path) =>
    path.includes('/alt/') ? { status: 301, location: to, data: null, filters: [] } : PAGE,
  )

  await router.navigate({ href: from })

  expect(router.state.location.publicHref).toBe(to)
  expect(fetched().at(-1)).toBe(`${asked}${asked.endsWith('?') ? '' : '&'}build=b1`)
})

test.each([
  ['fr-ch', null, '/fr-ch/wohnen/?farbe=rot'],
  ['fr-ch', ORIGINS, '/fr/wohnen/?farbe=rot'],
] as const)('after a new build, %s with origins %j loads %s whole', async (locale, origins, href) => {
  const { router, assigned } = browserAt(locale, origins, () => 409)

  void router.navigate({ href })
  await vi.waitFor(() => expect(assigned).toHaveBeenCalled())

  expect(assigned).toHaveBeenCalledExactlyOnceWith(href)
})

// As an address of the router it would be loaded from the shop, which answers it with a 404.
test('a redirect out of the shop takes the browser along', async () => {
  const { router, left, fetched } = browserAt('fr-ch', null, () => ({
    status: 302,
    location: 'https://outlet.example/soldes',
    data: null,
    filters: [],
  }))

  void router.navigate({ href: '/fr-ch/soldes/' })
  await vi.waitFor(() => expect(left()).toBe('https://outlet.example/soldes'))

  expect(fetched()).toHaveLength(1)
})

const HERE = 'https://shop.example'
const PAGE: Payload = { status: 200, location: null, data: { kind: 'page' }, filters: [] }

/** A router as the browser has it, on the start page of a locale; `answer` is what the shop says to a path. */
function browserAt(
  locale: Locale,
  origins: ShopOrigins | null = null,
  answer: (path: string) => Payload | number = () => PAGE,
) {
  const assigned = vi.fn()
  const fetching = vi.fn(async (path: string) => {
    const answered = answer(path)
    return typeof answered === 'number' ? new Response('', { status: answered }) : Response.json(answered)
  })
  const location = {
    origin: HERE,
    href: HERE,
    assign: assigned,
    replace(href: string) {
      location.href = href
    },
  }
  vi.stubGlobal('window', { origin: HERE, location })
  vi.stubGlobal('fetch', fetching)

  const root = createRootRouteWithContext<RouterContext>()()
  const home = createRoute({ getParentRoute: () => root, path: '/' })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$',
    validateSearch: (search: Record<string, unknown>) => search,
    loaderDeps: ({ search }) => search,
    loader: pageLoader(false),
  })
  const prefix = prefixOf(locale, origins)
  const router = createRouter({
    routeTree: root.addChildren([home, page]),
    basepath: prefix,
    trailingSlash: 'always',
    isServer: false,
    history: createMemoryHistory({ initialEntries: [prefix] }),
    context: {
      shop: openShop(aBrand('everywhere'), locale),
      origins,
      defaultOrigin: HERE,
      buildId: 'b1',
      filters: [],
      expressWallets: [],
      showsErrorDetails: false,
      isPreview: false,
      setup: null,
      i18n: createI18n(locale),
      store: createStore(),
      server: null,
    },
  })
  return {
    router,
    assigned,
    left: () => location.href,
    fetched: () => fetching.mock.calls.map(([path]) => path),
  }
}
