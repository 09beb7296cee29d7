import type { Api } from '@shop/api-client/contract/define-call'
import { createContentClient } from '@shop/content/content-client'
import { createContentService } from '@shop/content-service/content-service'
import { embeddedFetch } from '@shop/content-service/embedded-fetch'
import { localeOf } from '@shop/domain/origin/shop-address'
import type { Brand } from '@shop/domain/shop/brand'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import type { PageRender } from '@shop/storefront/server'
import { expect, test } from 'vitest'
import { publicationTags } from './content-tags.ts'
import { pageResponder } from './page-responder.ts'

/** Publishing, from the space file to the finished page: what shows a story is refreshed, and nothing else. */
const PAGES = ['/', '/ratgeber/schlaf/', '/ratgeber/tisch/', '/autor/', '/liste/', '/neu/', '/fehlt/']

test.each<[string, (stories: TestStory[]) => TestStory[], string[]]>([
  ['one story changes', (all) => changed(all, 'ratgeber/tisch'), ['/ratgeber/tisch/', '/liste/']],
  ['a story that another one shows', (all) => changed(all, 'autor'), ['/ratgeber/schlaf/', '/autor/']],
  ['a story that another one links to', (all) => changed(all, 'home'), ['/', '/ratgeber/tisch/']],
  ['a story appears', (all) => [...all, aStory(9, 'neu')], ['/neu/']],
  [
    'a story is taken back',
    (all) => all.map((one) => (one.slug === 'tisch' ? { ...one, published_content: null } : one)),
    ['/ratgeber/tisch/', '/liste/'],
  ],
  [
    'a story moves to an address that was missing',
    (all) => all.map((one) => (one.slug === 'autor' ? { ...one, full_slug: 'lindhaus/fehlt' } : one)),
    ['/ratgeber/schlaf/', '/autor/', '/fehlt/'],
  ],
  [
    'a draft changes',
    (all) =>
      all.map((one) => ({
        ...one,
        published_content: one.content,
        content: { component: 'page', title: 'Entwurf' },
      })),
    [],
  ],
])('%s', async (_, change, anew) => {
  const { read, rendered, replace } = await aShop()
  const before = rendered.length

  replace(change(STORIES))
  for (const path of PAGES) await read(path)

  expect(rendered.slice(before)).toEqual(PAGES.filter((path) => anew.includes(path)))
})

test('the page says what was published', async () => {
  const { read, replace } = await aShop()

  replace(changed(STORIES, 'ratgeber/tisch'))

  expect(await (await read('/ratgeber/tisch/')).text()).toContain('Geändert')
})

test('when the content service is gone, pages that are known stay and others come later', async () => {
  const { read, replace, goDown } = await aShop({ cacheBytes: 0 })
  replace(changed(STORIES, 'home'))
  goDown()

  const known = await read('/')
  const unknown = await read('/nie-gefragt/')
  const payload = await read('/nie-gefragt/_payload.json')

  expect([known.status, unknown.status, payload.status]).toEqual([200, 503, 503])
  // The story before the last publishing is better than none, and not for long.
  expect(known.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5')
  expect(unknown.headers.get('retry-after')).toBe('5')
  expect(unknown.headers.get('cache-control')).toBe('private, no-store')
  expect((await read('/fehlt/')).status).toBe(404)
})

test('a page that goes without its story is not kept for long', async () => {
  const { read, goDown } = await aShop({ cacheBytes: 0 })
  goDown()

  const answer = await read('/kategorie/')

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5')
})

type TestStory = ReturnType<typeof aStory>

function aStory(id: number, path: string, fields: Record<string, unknown> = {}) {
  return {
    id,
    uuid: `uuid-${id}`,
    name: path,
    slug: path.split('/').at(-1) ?? path,
    full_slug: `lindhaus/${path}`,
    published_content: undefined as unknown,
    content: { _uid: `b${id}`, component: 'page', title: path, ...fields } as Record<string, unknown>,
  }
}

const STORIES = [
  aStory(1, 'home'),
  aStory(2, 'ratgeber/schlaf', { author: 'uuid-4' }),
  aStory(3, 'ratgeber/tisch', { link: { fieldtype: 'multilink', linktype: 'story', id: 'uuid-1' } }),
  aStory(4, 'autor'),
]

function changed(stories: TestStory[], path: string): TestStory[] {
  return stories.map((one) =>
    one.full_slug === `lindhaus/${path}` ? { ...one, content: { ...one.content, title: 'Geändert' } } : one,
  )
}

function aSpace(stories: TestStory[]) {
  return {
    space: { id: 1, name: 'Test', version: 1, language_codes: [] },
    tokens: { public: 'open', preview: 'secret' },
    stories: stories.map(({ published_content, ...story }) =>
      published_content === undefined ? story : { ...story, published_content },
    ),
  }
}

/** A shop whose pages are their story, every page read once. */
async function aShop({ cacheBytes = 1_000_000 } = {}) {
  const service = createContentService(aSpace(STORIES))
  let isDown = false
  const content = createContentClient({
    endpoint: 'http://content.local/v2',
    token: 'open',
    folder: 'lindhaus',
    languages: ['de'],
    relations: ['page.author'],
    checkMs: null,
    fetch: embeddedFetch({
      answer: async (request) =>
        isDown ? Response.json({ error: 'down' }, { status: 500 }) : service.answer(request),
    }),
  })
  const rendered: string[] = []
  const brand: Brand = { ...aBrand('nowhere'), contentFolder: 'lindhaus', locales: ['de-de'] }
  const data = async ({ href, services }: PageRender) => {
    const { path } = localeOf(href, null)
    if (path === '/liste/') return services.content.stories({ language: 'de', startsWith: 'ratgeber/t' })
    if (path === '/kategorie/') return services.content.story(path, { language: 'de' }).catch(() => 'ohne')
    return services.content.story(path, { language: 'de' })
  }
  const responder = pageResponder({
    brand,
    storefront: {
      renderDocument: async (render) => {
        rendered.push(render.href)
        try {
          const found = await data(render)
          const status = found === null ? 404 : 200
          return { status, location: null, html: JSON.stringify(found), scripts: [], tags: null }
        } catch {
          return { status: 500, location: null, html: 'error page', scripts: [], tags: null }
        }
      },
      renderPayload: async (render) => ({
        status: 200,
        location: null,
        data: await data(render),
        filters: [],
      }),
      routeMatcher: async () => ({ static: {}, wildcard: {}, dynamic: {} }),
      storyProblems: async () => [],
      styleSheet: () => '',
    },
    engine: {
      api: () => undefined as unknown as Api,
      filters: () => [],
      isFilter: () => false,
      shopIn: (locale) => openShop(brand, locale),
      findable: { movedTo: async () => null, redirect: async () => null, queryRedirect: async () => null },
      onChange: () => () => undefined,
    },
    content,
    origins: null,
    defaultOrigin: 'http://localhost:3000',
    buildId: 'b1',
    cacheBytes,
    hasOldSwissPaths: false,
    hasPolicy: true,
    showsErrorDetails: false,
    headers: {},
    onError: () => undefined,
  })
  service.onPublish((stories) => {
    const publication = {
      uuids: stories.map(({ uuid }) => uuid),
      slugs: stories.flatMap(({ slugs }) => slugs),
    }
    content.publish(publication)
    responder.cache.evict(publicationTags(publication, brand))
  })
  const read = (path: string) => responder.respond(new Request(`http://localhost:3000${path}`))
  for (const path of PAGES) await read(path)
  return {
    read,
    rendered,
    replace: (stories: TestStory[]) => service.replace(aSpace(stories)),
    goDown: () => {
      isDown = true
    },
  }
}
