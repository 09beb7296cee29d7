import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedSpace, servedSpace } from './cli/served-space.ts'
import { aSpace, aStory } from './testing/a-space.ts'

/** The official client, unchanged, over a socket: the judge of the protocol. */
const folder = mkdtempSync(join(tmpdir(), 'space-'))
let served: ServedSpace

const articles = Array.from({ length: 60 }, (_, index) =>
  aStory({
    id: 100 + index,
    full_slug: `artikel/${index}`,
    position: -index,
    content: { component: 'article', headline: `Artikel ${index}`, headline__i18n__fr: `Article ${index}` },
  }),
)

beforeAll(async () => {
  const file = join(folder, 'space.json')
  const home = aStory({
    id: 1,
    full_slug: 'home',
    content: {
      component: 'page',
      title: 'Hallo',
      title__i18n__fr: 'Bonjour',
      author: 'uuid-2',
      link: { fieldtype: 'multilink', linktype: 'story', id: 'uuid-100', cached_url: 'alt' },
    },
  })
  const author = aStory({ id: 2, full_slug: 'autor', content: { component: 'author', page: 'uuid-1' } })
  const all = aStory({
    id: 3,
    full_slug: 'alle',
    content: { component: 'list', articles: articles.map(({ uuid }) => uuid) },
  })
  const draft = aStory({ id: 4, full_slug: 'neu', published_content: null })
  const file_ = aSpace([home, author, all, draft, ...articles], {
    datasource_entries: { farben: [{ name: 'rot', value: '#f00' }] },
  })
  writeFileSync(file, JSON.stringify(file_))
  served = await servedSpace({ file, port: 0, host: '127.0.0.1', say: () => {} })
})

afterAll(async () => {
  await served.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['its slug', 'home', {}],
  ['its id', '1', {}],
  ['its uuid', 'uuid-1', { find_by: 'uuid' as const }],
])('reads a story by %s and learns the cache version', async (_, slug, query) => {
  const client = official()

  const { data } = await client.getStory(slug, query)

  expect(data.story.content.title).toBe('Hallo')
  expect(client.cacheVersion()).toBe(1700)
})

test('reads a language', async () => {
  const { data } = await official().getStory('home', { language: 'fr' })

  expect(data.story).toMatchObject({ full_slug: 'fr/home', lang: 'fr', content: { title: 'Bonjour' } })
})

test('puts relations and links in their places, also where they go in a circle', async () => {
  const { data } = await official().getStory('home', {
    resolve_relations: ['page.author', 'author.page'],
    resolve_links: 'url',
  })

  expect(data.story.content.author).toMatchObject({ uuid: 'uuid-2', content: { component: 'author' } })
  expect(data.story.content.link.story).toMatchObject({ full_slug: 'artikel/0', url: 'artikel/0' })
})

test('fetches more than fifty relations in batches', async () => {
  const { data } = await official().getStory('alle', { resolve_relations: 'list.articles', language: 'fr' })

  const headlines = data.story.content.articles.map(
    (story: { content: { headline: string } }) => story.content.headline,
  )
  expect(headlines).toEqual(articles.map((_, index) => `Article ${index}`))
})

test('turns all pages of a list', async () => {
  const all = await official().getAll('cdn/stories', { starts_with: 'artikel/', per_page: 7 })

  expect(all.map(({ id }: { id: number }) => id)).toEqual(articles.map(({ id }) => id))
})

test('tells the size of a list', async () => {
  const page = await official().getStories({ content_type: 'article', per_page: 10, page: 6 })

  expect([page.total, page.perPage, page.data.stories.length]).toEqual([60, 10, 10])
})

test('sends filters as it likes to', async () => {
  const one = await official().getStories({
    filter_query: { headline: { in: 'Artikel 7' } },
    sort_by: 'content.headline:asc',
  })
  const either = await official().getStories({
    filter_query: { __or: [{ headline: { in: 'Artikel 7' } }, { headline: { like: '* 8' } }] },
  })

  expect(one.data.stories).toHaveLength(1)
  expect(either.data.stories).toHaveLength(2)
})

test('reads links, datasource entries, tags and the space', async () => {
  const client = official()

  expect((await client.get('cdn/links', { starts_with: 'artikel/' })).data).toMatchObject({
    links: { 'uuid-100': { slug: 'artikel/0' } },
  })
  expect(
    (await client.get('cdn/datasource_entries', { datasource: 'farben' })).data.datasource_entries,
  ).toEqual([{ id: 1, name: 'rot', value: '#f00', dimension_value: null }])
  expect((await client.get('cdn/tags')).data.tags).toEqual([])
  expect((await client.get('cdn/spaces/me')).data.space.version).toBe(1700)
})

test('reads drafts with the preview token only', async () => {
  const preview = await official('secret').getStory('neu', { version: 'draft' })

  expect(preview.data.story.id).toBe(4)
  await expect(official().getStory('neu', { version: 'draft' })).rejects.toMatchObject({ status: 401 })
})

test.each([
  ['a missing story', 'cdn/stories/nichts', { language: 'fr' }, 404, 'This record could not be found'],
  [
    'an unknown parameter',
    'cdn/stories',
    { nonsense: 1, language: 'fr' },
    422,
    "Unknown parameter 'nonsense'",
  ],
])('is rejected for %s with message, status and response', async (_, path, query, status, message) => {
  await expect(official().get(path, query)).rejects.toMatchObject({
    message,
    status,
    response: { status },
  })
})

test('asks on after a flush', async () => {
  const client = official()
  await client.getStory('home')
  await client.flushCache()

  expect((await client.getStory('home')).data.story.id).toBe(1)
})

test('waits and asks again when it was too much', async () => {
  const eager = new StoryblokClient({
    accessToken: 'open',
    endpoint: endpoint(),
    rateLimit: 1000,
    retriesDelay: 300,
    cache: { type: 'none' },
  })

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, page) => eager.getStories({ per_page: 100, page: page + 1 })),
  )

  expect(answers.map(({ data }) => data.cv)).toEqual(Array(8).fill(1700))
})

function endpoint(): string {
  return `http://127.0.0.1:${served.port}/v2`
}

function official(accessToken = 'open'): StoryblokClient {
  return new StoryblokClient({ accessToken, endpoint: endpoint(), cache: { type: 'none' } })
}
