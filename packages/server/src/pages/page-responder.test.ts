import { loadProduct } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { listStores } from '@shop/api-client/contract/stores'
import type { ContentClient } from '@shop/content/content-client'
import { PAGES } from '@shop/domain/link/pages'
import { LOCALES, type Locale } from '@shop/domain/market/markets'
import type { Where } from '@shop/domain/shop/brand'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import { aPageAddress } from '@shop/domain/testing/a-page-address'
import type { PageRender, Storefront } from '@shop/storefront/server'
import { expect, test } from 'vitest'
import { pageResponder } from './page-responder.ts'

test('many shoppers at once get the same page, made once, and nothing of each other', async () => {
  const { respond, rendered } = aResponder()

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      respond(
        aRequest('/sofas/', {
          cookie: `home-shop_session=secret-${index}`,
          'x-forwarded-for': `10.0.0.${index}`,
        }),
      ),
    ),
  )
  const bodies = await Promise.all(answers.map((answer) => answer.text()))

  expect(rendered).toEqual(['/sofas/'])
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).not.toContain('secret')
  expect(answers.some((answer) => answer.headers.has('set-cookie'))).toBe(false)
})

test('a host from outside never gets into a page or its key', async () => {
  const { respond, rendered } = aResponder()

  const page = await respond(new Request('http://evil.example/sofas/'))
  await respond(aRequest('/sofas/'))

  expect(await page.text()).not.toContain('evil.example')
  expect(rendered).toHaveLength(1)
})

// Whatever a catalogue beside the demo's called a facet was listed and linked, and its address shown without it.
test('a filter makes a page of its own as soon as the catalogue has it, and nothing else does', async () => {
  const { respond, rendered, filters } = aResponder()
  await respond(aRequest('/vasen/?volumen=1l&nope=1'))
  filters.add('volumen')
  await respond(aRequest('/vasen/?volumen=1l&nope=1'))
  const payload = await (await respond(aRequest('/vasen/_payload.json?volumen=1l&build=b1'))).json()

  expect(rendered).toEqual(['/vasen/', '/vasen/?volumen=1l'])
  expect(payload).toMatchObject({ data: '/vasen/?volumen=1l', filters: ['colour', 'volumen'] })
})

test('every locale has its own pages', async () => {
  const { respond } = aResponder()

  expect(await (await respond(aRequest('/fr-ch/sofas/'))).text()).toContain('fr-ch')
  expect(await (await respond(aRequest('/sofas/'))).text()).toContain('de-de')
})

test('a page that a browser has is not sent again', async () => {
  const { respond } = aResponder()
  const first = await respond(aRequest('/sofas/'))

  const again = await respond(aRequest('/sofas/', { 'if-none-match': first.headers.get('etag') ?? '' }))

  expect([first.status, again.status]).toEqual([200, 304])
})

test('a changed product forgets the pages that show it', async () => {
  const { respond, rendered, change } = aResponder()
  await respond(aRequest('/p/sofa-7/'))
  await respond(aRequest('/sofas/'))

  change(['product:7'])
  await respond(aRequest('/p/sofa-7/'))
  await respond(aRequest('/sofas/'))

  expect(rendered).toEqual(['/p/sofa-7/', '/sofas/', '/p/sofa-7/'])
})

test('inline scripts are allowed by their hash, data is not a script', async () => {
  const { respond } = aResponder()

  const policy = (await respond(aRequest('/sofas/'))).headers.get('content-security-policy') ?? ''

  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
})

test('a script that a story has smuggled in is not allowed, and is told once', async () => {
  const smuggled = '<script>alert(1)</script>'
  const { respond, errors } = aResponder({ smuggled })
  const plain = await aResponder().respond(aRequest('/sofas/'))

  const page = await respond(aRequest('/sofas/'))
  await respond(aRequest('/betten/'))

  expect(await page.text()).toContain(smuggled)
  expect(page.headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'))
  expect(errors).toEqual([expect.stringContaining('/sofas/ has an inline script that is not ours')])
})

test.each(['/de-at/', '/de-at/sofas/', '/nl-nl/warenkorb/', '/fr-ch/p/sofa-7/?page=2'])(
  'where a brand does not sell, %s is not found, in the words of its first shop',
  async (path) => {
    const { respond, errors } = aResponder({ locales: ['fr-fr', 'fr-be'] })

    const page = await respond(aRequest(path))
    const data = await respond(aRequest(`${path.replace(/\?.*/, '')}_payload.json`))

    expect([page.status, page.headers.get('content-language')]).toEqual([404, 'fr-FR'])
    expect(await page.text()).toContain('fr-fr')
    expect(data.status).toBe(404)
    expect(errors).toEqual([])
  },
)

test('a brand that does not sell in Germany opens with its first shop', async () => {
  const { respond } = aResponder({ locales: ['fr-fr', 'nl-nl'] })

  const home = await respond(aRequest('/'))

  expect([home.status, home.headers.get('location')]).toEqual([301, '/fr-fr/'])
  expect((await respond(aRequest('/sofas/'))).status).toBe(404)
})

// All of them said "Page not found: /404/", which was not the requested address. @see spec §2
test('an address where a brand does not sell is named as it was asked for', async () => {
  const { respond, missing } = aResponder({ locales: ['de-de', 'fr-fr'] })

  for (const path of ['/de-at/a/', '/de-at/konto/?x=1', '/nl-nl/', '/de-at/a/?utm=1', '/nichts/'])
    await respond(aRequest(path))

  expect(missing).toEqual(['/de-at/a/', '/de-at/konto/', '/nl-nl/', undefined])
})

test('an address where nothing is any more leads to where it went, with its search', async () => {
  const { respond } = aResponder()

  const page = await respond(aRequest('/nowhere/old/?page=2'))
  const payload = await respond(aRequest('/nowhere/other/'))

  expect([page.status, page.headers.get('location')]).toEqual([301, '/somewhere/new/?page=2'])
  expect(payload.status).toBe(404)
})

test('an address that the shop sends elsewhere leaves it, as a document and for the page before', async () => {
  const { respond } = aResponder()

  const page = await respond(aRequest('/nowhere/outlet/?page=2'))
  const payload = await respond(aRequest('/nowhere/outlet/_payload.json'))

  expect([page.status, page.headers.get('location')]).toEqual([302, 'https://outlet.example/'])
  expect([payload.status, await payload.json()]).toMatchObject([
    200,
    { status: 302, location: 'https://outlet.example/', data: null },
  ])
})

test.each([
  ['/sofas/', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
  ['/warenkorb/', 'private, no-cache'],
  ['/danke/?order=token', 'private, no-store'],
  ['/nowhere/', 'public, max-age=0, s-maxage=10'],
  ['/broken/', 'no-store'],
])('%s may be kept elsewhere as: %s', async (path, cacheControl) => {
  const { respond } = aResponder()

  expect((await respond(aRequest(path))).headers.get('cache-control')).toBe(cacheControl)
})

test('a page that stands without an answer of the shop is soon made anew', async () => {
  const { respond } = aResponder()

  const answer = await respond(aRequest('/lacking/'))

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5')
})

// A page that is missing in the table of pages would leave for every cache on the way.
test.each(Object.entries(PAGES))('%s leaves for caches as its row says', async (_, row) => {
  const { respond, rendered } = aResponder()
  const address = aPageAddress(row)

  const page = await respond(aRequest(address))
  const asked = await respond(aRequest(`${address}?order=token`))
  await respond(aRequest(`${address}?order=token`))

  expect(page.headers.get('cache-control')?.split(',')[0]).toBe(row.isCached ? 'public' : 'private')
  if (!row.isPersonal) return
  expect(page.headers.get('cache-control')).toBe('private, no-cache')
  expect(asked.headers.get('cache-control')).toBe('private, no-store')
  expect(rendered).toHaveLength(3)
})

test.each<[number, string | null, boolean]>([
  [3600, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600', true],
  [300, 'public, max-age=0, s-maxage=60, stale-while-revalidate=240', true],
  [60, 'public, max-age=0, s-maxage=60', true],
  [12.9, 'public, max-age=0, s-maxage=12', true],
  [0.9, 'private, no-store', false],
  [-5, 'private, no-store', false],
])('a page that changes in %d seconds may be kept as: %s', async (seconds, cacheControl, isKept) => {
  const { respond, rendered } = aResponder({ holdsFor: seconds })

  for (const address of ['/campaign/', '/campaign/_payload.json?build=b1'])
    expect((await respond(aRequest(address))).headers.get('cache-control')).toBe(cacheControl)
  await respond(aRequest('/campaign/'))

  expect(rendered).toHaveLength(isKept ? 1 : 2)
})

test('a cache on the way is told how old a page is that changes by itself', async () => {
  const { respond, forward } = aResponder({ holdsFor: 50 })
  const ages = async (path: string) => (await respond(aRequest(path))).headers.get('age')
  const first = [await ages('/campaign/'), await ages('/sofas/')]

  forward(20.4)

  expect(first).toEqual(['0', null])
  expect([await ages('/campaign/'), await ages('/sofas/')]).toEqual(['21', null])
})

test('at the stroke of a campaign the page before is not served once more', async () => {
  const { respond, rendered, forward } = aResponder({ holdsFor: 30 })
  await respond(aRequest('/campaign/'))

  forward(29)
  await respond(aRequest('/campaign/'))
  forward(2)
  await respond(aRequest('/campaign/'))

  expect(rendered).toHaveLength(2)
})

test('a page that cannot be made is a page that says so', async () => {
  const { respond } = aResponder()

  const answer = await respond(aRequest('/fr-fr/broken/'))

  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('Une erreur est survenue')
})

test.each(['/away/', '/away/_payload.json'])(
  'while the database is away, %s says when to come again',
  async (path) => {
    const { respond } = aResponder()

    const answer = await respond(aRequest(path))

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  },
)

test('a payload says the status of its page inside', async () => {
  const { respond } = aResponder()

  expect(await (await respond(aRequest('/sofas/_payload.json?build=b1'))).json()).toEqual({
    status: 200,
    location: null,
    filters: ['colour'],
    data: '/sofas/',
  })
})

test.each([
  ['POST', '/sofas/', 405],
  ['GET', '/%E0%A4/', 400],
  ['GET', '/wp-login.php', 404],
  ['GET', '/sofas', 301],
])('%s %s is %i', async (method, path, status) => {
  const { respond, rendered } = aResponder()

  expect((await respond(new Request(`http://localhost${path}`, { method }))).status).toBe(status)
  expect(rendered).toEqual([])
})

// Shops of before had pages with names of files, and each of them was lost.
test.each([
  ['/M%C3%B6bel/Sofa%201.html', '/sofas/'],
  ['/M%C3%B6bel/Sofa+1.html?utm=a', '/sofas/?utm=a'],
  ['/fr-fr/M%C3%B6bel/Sofa%201.html', '/fr-fr/sofas/'],
])('the file %s leads on to %s, and no page is made for it', async (path, location) => {
  const { respond, rendered } = aResponder()

  const answer = await respond(aRequest(path))

  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
  expect(rendered).toEqual([])
})

test.each([
  ['/?p=12', '/p/kissen-1/'],
  ['/?utm_source=x&p=12', '/p/kissen-1/?utm_source=x'],
  ['/index.php?route=product/product&product_id=42', '/p/kissen-1/'],
  ['/fr-fr/M%C3%B6bel?product_id=42', '/fr-fr/p/kissen-1/'],
])('the old address %s leads on to %s at once, and no page is made for it', async (path, location) => {
  const { respond, rendered } = aResponder()

  const answer = await respond(aRequest(path))

  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
  expect(rendered).toEqual([])
})

// Advertisers use such names as well: a database that was busy took the home page away.
test('a page is shown where nobody can look up what its query meant', async () => {
  const { respond } = aResponder()

  expect((await respond(aRequest('/?p=away'))).status).toBe(200)
})

test.each(['/?p=13', '/sofas/?utm_source=x', '/sofas/?p='])(
  '%s leads nowhere, and is the page that it always was',
  async (path) => {
    const { respond, askedQueries } = aResponder()

    const answer = await respond(aRequest(path))

    expect(answer.status).toBe(200)
    // what advertisers add is looked up nowhere
    expect(askedQueries).toEqual(path === '/?p=13' ? ['?p=13'] : [])
  },
)

test('an old address that is no text is refused, and one of a locale without a shop is looked up nowhere', async () => {
  const { respond, askedQueries } = aResponder({ locales: ['de-de'] })

  expect((await respond(aRequest('/%E0%?p=12'))).status).toBe(400)
  expect((await respond(aRequest('/fr-fr/?p=12'))).status).toBe(404)
  expect(askedQueries).toEqual([])
})

test('a file of a locale in which the brand does not sell leads nowhere', async () => {
  const { respond } = aResponder({ locales: ['de-de'] })

  expect((await respond(aRequest('/fr-fr/M%C3%B6bel/Sofa%201.html'))).status).toBe(404)
})

test.each([
  ['/sofas', 'public, max-age=3600'],
  ['/fr-fr/compte/nouveau-mot-de-passe/?hash=secret', 'private, no-store'],
])('the redirect of %s is kept as %s', async (path, kept) => {
  const { respond } = aResponder()

  expect((await respond(aRequest(path))).headers.get('cache-control')).toBe(kept)
})

test('a page of another build is told to load the whole document', async () => {
  const { respond } = aResponder()

  const [own, other] = await Promise.all(
    ['b1', 'b0'].map((build) => respond(aRequest(`/sofas/_payload.json?build=${build}`))),
  )

  expect([own?.status, other?.status]).toEqual([200, 409])
  expect(other?.headers.get('cache-control')).toBe('no-store')
})

test('only the QA deployment says what went wrong', async () => {
  const secret = await (await aResponder().respond(aRequest('/broken/'))).text()
  const text = await (await aResponder({ showsErrorDetails: true }).respond(aRequest('/broken/'))).text()

  expect(secret).not.toContain('broken')
  expect(text).toContain('500 broken')
  expect(text).toContain('page-responder.test.ts')
})

function aRequest(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost:3000${path}`, { headers })
}

type ResponderFields = {
  showsErrorDetails?: boolean
  holdsFor?: number
  locales?: readonly Locale[]
  smuggled?: string
  markdown?: Where
}

test('who takes Markdown gets the page as Markdown, kept beside the page and forgotten with it', async () => {
  const { respond, rendered, change } = aResponder({ markdown: 'everywhere' })
  const ask = (path: string, accept = 'text/html') => respond(aRequest(path, { accept }))

  const page = await ask('/fr-ch/p/lampe-7/')
  const negotiated = await ask('/fr-ch/p/lampe-7/', 'text/markdown')
  const twin = await ask('/fr-ch/p/lampe-7.md')

  expect(page.headers.get('link')).toBe('</fr-ch/p/lampe-7.md>; rel="alternate"; type="text/markdown"')
  expect([page, negotiated].map(({ headers }) => headers.get('vary'))).toEqual([
    'Accept, Accept-Encoding',
    'Accept, Accept-Encoding',
  ])
  expect(negotiated.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(negotiated.headers.get('content-location')).toBe('/fr-ch/p/lampe-7.md')
  expect(negotiated.headers.get('link')).toBe('<http://localhost:3000/fr-ch/p/lampe-7/>; rel="canonical"')
  expect(negotiated.headers.get('cache-control')).toBe(page.headers.get('cache-control'))
  expect(await twin.text()).toBe(await negotiated.text())
  expect(rendered).toHaveLength(1)

  await ask('/p/lampe-7.md')
  change(['product:7'])
  await ask('/p/lampe-7.md')
  expect(rendered).toHaveLength(3)
})

test('a twin of what has moved leads on to a twin', async () => {
  const { respond } = aResponder({ markdown: 'everywhere' })

  const moved = await respond(aRequest('/nowhere/old.md'))

  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/somewhere/new.md'])
})

test('where the switch is off there are no twins, and pages say nothing of them', async () => {
  const { respond } = aResponder({ markdown: ['nl-nl'] })

  const page = await respond(aRequest('/p/lampe-7/', { accept: 'text/markdown' }))

  expect(page.headers.get('content-type')).toContain('text/html')
  expect([page.headers.get('vary'), page.headers.get('link')]).toEqual(['Accept-Encoding', null])
  expect((await respond(aRequest('/p/lampe-7.md'))).status).toBe(404)
  expect((await respond(aRequest('/nl-nl/p/lampe-7.md'))).status).toBe(200)
})

function aResponder({
  showsErrorDetails = false,
  holdsFor = 0,
  locales = LOCALES,
  smuggled = '',
  markdown = 'nowhere',
}: ResponderFields = {}) {
  const rendered: string[] = []
  const askedQueries: string[] = []
  const missing: (string | undefined)[] = []
  const filters = new Set(['colour'])
  const errors: string[] = []
  let time = Date.parse('2026-11-21T10:00:00Z')
  const changes = new Date(time + holdsFor * 1000)
  let listener: (tags: readonly string[]) => void = () => undefined
  const storefront: Storefront = {
    renderDocument: async ({ href, facts, services }: PageRender) => {
      rendered.push(href)
      missing.push(facts.missingAt)
      if (href.includes('away')) throw connectionLost()
      if (!locales.includes(facts.shop.locale)) throw new Error(`${facts.shop.locale} is not sold`)
      if (href.includes('broken')) throw new Error('broken')
      if (href.includes('campaign')) services.holdsUntil(changes)
      if (href.includes('lacking')) await services.api(listStores, {}).catch(() => null)
      if (href.startsWith('/p/')) await services.api(loadProduct, { referenceKey: '7' })
      const html = `<html><script>1</script><script type="application/json">{}</script>${facts.shop.locale} ${facts.defaultOrigin}${smuggled}</html>`
      return {
        status: /nowhere|404/.test(href) ? 404 : 200,
        location: null,
        html,
        scripts: ['1'],
        tags: null,
      }
    },
    renderPayload: async ({ href, facts, services }: PageRender) => {
      if (href.includes('campaign')) services.holdsUntil(changes)
      if (href.includes('away')) throw connectionLost()
      return {
        status: /404|outlet/.test(href) ? 404 : 200,
        location: null,
        data: href,
        filters: facts.filters,
      }
    },
    routeMatcher: async () => ({ static: {}, wildcard: {}, dynamic: {} }),
    storyProblems: async () => [],
    styleSheet: () => '',
  }
  const answers: unknown = async ({ name }: { name: string }) => {
    if (name === listStores.name) throw new Error('no connection')
    return { product: { id: 7, referenceKey: '7' } }
  }
  const responder = pageResponder({
    brand: { ...aBrand('nowhere'), locales },
    storefront,
    engine: {
      api: () => answers as Api,
      filters: () => [...filters],
      isFilter: (name) => filters.has(name),
      shopIn: (locale) => openShop({ ...aBrand('nowhere'), locales }, locale),
      findable: {
        movedTo: async (_, path) => (path === '/nowhere/old/' ? '/somewhere/new/' : null),
        redirect: async (_, path) =>
          path === '/nowhere/outlet/'
            ? { target: 'https://outlet.example/', status: 302 }
            : path === '/Möbel/Sofa 1.html'
              ? { target: '/sofas/', status: 301 }
              : null,
        queryRedirect: async (_, { path, search }) => {
          askedQueries.push(search)
          if (search === '?p=away') throw new Error('no connection')
          const isOld = path === '/' ? /[?&]p=12$/.test(search) : search.endsWith('product_id=42')
          return isOld ? { target: '/p/kissen-1/', status: 301 } : null
        },
      },
      onChange: (text) => {
        listener = text
        return () => undefined
      },
    },
    content: {} as ContentClient,
    origins: null,
    defaultOrigin: 'http://localhost:3000',
    buildId: 'b1',
    doors: { markdown },
    showsErrorDetails,
    cacheBytes: 1_000_000,
    hasOldSwissPaths: false,
    hasPolicy: true,
    headers: {},
    onError: (what, error) => errors.push(`${what} ${String(error)}`),
    now: () => new Date(time),
  })
  const forward = (seconds: number) => {
    time += seconds * 1000
  }
  return {
    respond: responder.respond,
    rendered,
    askedQueries,
    missing,
    errors,
    filters,
    forward,
    change: (tags: string[]) => listener(tags),
  }
}

function connectionLost(): Error {
  return new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })
}
