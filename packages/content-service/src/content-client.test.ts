import { type ContentClientOptions, createContentClient } from '@shop/content/content-client'
import { CONTENT_CLIENT } from '@shop/domain/content/content-client-limits'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ContentService, createContentService } from './content-service.ts'
import { embeddedFetch } from './embedded-fetch.ts'
import { aSpace, aStory } from './testing/a-space.ts'

/** The shop's client against the service: what it asks, what it caches, and what it does without an answer. */
const page = (title: string, more: Record<string, unknown> = {}) => ({ component: 'page', title, ...more })
const home = aStory({
  id: 1,
  full_slug: 'lindhaus/home',
  content: page('Hallo', { title__i18n__fr: 'Bonjour' }),
})
const german = { language: 'de' }
/** For what is a moment away, on a machine that may stall for seconds. */
const PATIENTLY = { timeout: 20_000, interval: 10 }

test('reads a story in a language, and knows nothing of folders', async () => {
  const { client } = aClient([home])

  const story = await client.story('/', { language: 'fr' })

  expect(story?.content.title).toBe('Bonjour')
  expect(story?.full_slug).toBe('home')
})

test.each([
  ['at its path', 'lindhaus/wohnen', '/wohnen/'],
  ['with a slash at its end', 'lindhaus/wohnen/', '/wohnen/'],
  ['below category-pages', 'lindhaus/category-pages/wohnen', '/wohnen/'],
  ['below the locale', 'lindhaus/de-at/wohnen', '/wohnen/'],
  ['below both', 'lindhaus/de-at/category-pages/wohnen', '/wohnen/'],
  ['with an umlaut', 'lindhaus/küche', '/küche/'],
])('finds a story %s', async (_, full_slug, path) => {
  const { client } = aClient([aStory({ id: 2, full_slug, content: page('Da') })])

  expect((await client.story(path, { ...german, locale: 'de-at' }))?.content.title).toBe('Da')
})

test('finds a story by its slug in another language, which says where it really is', async () => {
  const slugs = [{ lang: 'fr', path: 'lindhaus/canapes', name: null, published: true }]
  const { client } = aClient([aStory({ id: 2, full_slug: 'lindhaus/sofas', translated_slugs: slugs })])

  const inFrench = await client.story('/sofas/', { language: 'fr' })
  const inGerman = await client.story('/canapes/', german)

  expect(inFrench?.full_slug).toBe('canapes')
  expect(inGerman?.full_slug).toBe('sofas')
  expect(inGerman?.translated_slugs).toMatchObject([{ lang: 'fr', path: 'canapes' }])
})

test.each(['/../spaces/me', '/./home/', `/${'a'.repeat(600)}/`, '/nichts,puenktchen/home/', '/*/'])(
  'never asks for %s',
  async (path) => {
    const { client, asked } = aClient([home])

    expect(await client.story(path, german)).toBeNull()
    expect(asked()).toEqual([])
  },
)

test('an answer is asked for once, also that there is none', async () => {
  const { client, asked } = aClient([home])

  await Promise.all([client.story('/', german), client.story('/', german)])
  await client.story('/', german)
  const first = asked().length
  await client.story('/nichts/', german)
  const missing = asked().length
  await client.story('/nichts/', german)

  expect(first).toBe(1)
  expect(asked()).toHaveLength(missing)
})

test('asks for twenty-five at a time, in the folder, with its limits', async () => {
  const stories = Array.from({ length: 30 }, (_, id) => aStory({ id, full_slug: `lindhaus/ratgeber/${id}` }))
  const { client } = aClient([...stories, aStory({ id: 99, full_slug: 'puenktchen/ratgeber/1' })])

  const list = await client.stories({ ...german, startsWith: 'ratgeber/' })

  expect(list).toMatchObject({ total: 30, perPage: CONTENT_CLIENT.itemsPerPage })
  expect(list.stories).toHaveLength(25)
  expect(list.stories[0]?.full_slug).toBe('ratgeber/0')
})

test('relations are put into their fields, with what they relate to, and a circle ends', async () => {
  const circle = (id: number, to: number[]) =>
    aStory({
      id,
      full_slug: `lindhaus/${id}`,
      content: page(`Nr. ${id}`, { related: to.map((other) => `uuid-${other}`) }),
    })
  const everyone = Array.from({ length: 25 }, (_, id) => id)
  const { client } = aClient(
    everyone.map((id) => circle(id, everyone)),
    { relations: ['page.related'] },
  )

  const story = await client.story('/3/', german)

  const related = story?.content.related as {
    uuid: string
    full_slug: string
    content: { related: unknown[] }
  }[]
  expect(related.map(({ full_slug }) => full_slug)).toEqual(everyone.map(String))
  expect(related[0]?.content.related[1]).toMatchObject({ uuid: 'uuid-1' })
  expect(story?.sources).toHaveLength(25)
  expect(JSON.stringify(story).length).toBeLessThan(1_000_000)
})

test('more than fifty relations come in batches, in the language, wherever they are kept', async () => {
  const authors = Array.from({ length: 120 }, (_, id) =>
    aStory({
      id: 100 + id,
      full_slug: `anderswo/${id}`,
      content: { component: 'author', name: 'de', name__i18n__nl: 'nl' },
    }),
  )
  const book = aStory({
    id: 1,
    full_slug: 'lindhaus/buch',
    content: page('Buch', { authors: authors.map(({ uuid }) => uuid) }),
  })
  const { client, asked } = aClient([book, ...authors], { relations: ['page.authors'] })

  const story = await client.story('/buch/', { language: 'xx', fallbackLanguage: 'nl' })

  const found = story?.content.authors as { content: { name: string } }[]
  expect(found).toHaveLength(120)
  expect(new Set(found.map(({ content }) => content.name))).toEqual(new Set(['nl']))
  const batches = asked().filter((url) => url.includes('by_uuids='))
  expect(batches).toHaveLength(3)
  for (const url of batches) {
    expect(url).toContain('fallback_lang=nl')
    expect(url).not.toContain('starts_with')
  }
})

test('links lead to where their story is now, and to nowhere when it is gone', async () => {
  const link = (id: string) => ({ fieldtype: 'multilink', linktype: 'story', id, cached_url: 'lindhaus/alt' })
  const mark = { type: 'link', attrs: { linktype: 'story', uuid: 'uuid-2', href: '/lindhaus/alt' } }
  const from = aStory({
    id: 1,
    full_slug: 'lindhaus/a',
    content: page('A', { one: link('uuid-2'), two: link('uuid-9'), text: { marks: [mark] } }),
  })
  const { client, problems } = aClient([from, aStory({ id: 2, full_slug: 'lindhaus/neu' })])

  const story = await client.story('/a/', german)

  expect(story?.content).toMatchObject({
    one: { cached_url: 'neu' },
    two: { cached_url: '' },
    text: { marks: [{ attrs: { href: '/neu' } }] },
  })
  expect(problems).toEqual(['story lindhaus/a: it links to uuid-9, which is not there'])
  expect(story?.sources).toEqual(['uuid-1', 'uuid-2', 'uuid-9'])
})

test('a story of two megabytes is read like any other', async () => {
  const body = Array.from({ length: 2000 }, (_, id) => ({
    _uid: `b${id}`,
    component: 'text',
    text: 'ä'.repeat(500),
  }))
  const { client } = aClient([aStory({ id: 1, full_slug: 'lindhaus/lang', content: page('Lang', { body }) })])

  expect((await client.story('/lang/', german))?.content.body).toHaveLength(2000)
})

test('a story that breaks its schema is told once and left out, the rest of a list stays', async () => {
  const broken = aStory({ id: 2, full_slug: 'lindhaus/r/kaputt', content: page('X', { body: 'kein Block' }) })
  const { client, problems } = aClient([aStory({ id: 3, full_slug: 'lindhaus/r/gut' }), broken])

  const list = await client.stories({ ...german, startsWith: 'r/' })
  const one = await client.story('/r/kaputt/', german)

  expect(list.stories.map(({ id }) => id)).toEqual([3])
  expect(one).toBeNull()
  expect(problems).toEqual([expect.stringContaining('story lindhaus/r/kaputt: it is left out: content.body')])
})

/** Short, to keep tests fast: only where no answer is expected, as a busy machine is late as well. */
const SHORT = { deadlineMs: 80 }
const FAILURES: [string, () => Promise<Response>, string, Partial<ContentClientOptions>?][] = [
  ['says 500 in JSON', async () => Response.json({ error: 'broken' }, { status: 500 }), '500 broken'],
  ['says 500 in HTML', async () => html(500), '500 The answer was text/html instead of JSON'],
  ['says 200 in HTML', async () => html(200), '502 The answer was text/html instead of JSON'],
  [
    'says 401',
    async () => Response.json({ error: 'Unauthorized' }, { status: 401 }),
    '401 Unauthorized (is CONTENT_TOKEN right?)',
  ],
  ['says half a JSON', async () => new Response('{"story":', JSON_TYPE), 'JSON'],
  ['is not there', async () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
  ['never answers', () => new Promise(() => {}), 'No whole answer within 80 ms', SHORT],
  [
    'never ends its answer',
    async () => new Response(new ReadableStream(), JSON_TYPE),
    'No whole answer within 80 ms',
    SHORT,
  ],
]

test.each(FAILURES)(
  'a service that %s: the older answer stands in, and the log says so once',
  async (_, failing, words, options) => {
    const { client, problems, fail } = aClient([home], options)
    await vi.waitFor(() => client.story('/', german), PATIENTLY)
    problems.length = 0
    client.flush()
    fail(failing)

    const again = [await client.story('/', german), await client.story('/', german)]

    expect(again.map((story) => story?.content.title)).toEqual(['Hallo', 'Hallo'])
    await vi.waitFor(() => expect(problems.join('\n')).toContain(words), PATIENTLY)
    expect(problems.filter((line) => line.includes('failed'))).toHaveLength(1)
  },
)

test.each(FAILURES)(
  'a service that %s, and nothing is known: that is an error, not a missing page',
  async (_, failing, __, options) => {
    const { client, fail } = aClient([home], options)
    fail(failing)

    await expect(client.story('/', german)).rejects.toMatchObject({ name: 'ContentUnavailable' })
  },
)

test('a service that stays away is told once for each story, and again after it has been back', async () => {
  let time = 0
  const { client, problems, service, fail } = aClient([home], { now: () => time })
  const readLater = async () => {
    time += 5000
    await client.story('/', german)
  }
  await client.story('/', german)
  client.flush()
  fail(async () => Response.json({ error: 'broken' }, { status: 500 }))
  for (let again = 0; again < 5; again += 1) await readLater()
  const once = [...problems]

  fail((request) => service.answer(request))
  await readLater()
  client.flush()
  fail(async () => Response.json({ error: 'broken' }, { status: 500 }))
  await readLater()

  expect(once).toEqual(['story / (de): the content service failed: 500 broken'])
  expect(problems).toHaveLength(2)
})

test('a slow service is not waited for when there is an older answer, and its answer counts when it comes', async () => {
  const { client, service, fail } = aClient([home], { patienceMs: 30 })
  const ready = Promise.withResolvers<void>()
  await client.story('/', german)
  service.replace(aSpace([{ ...home, content: { ...home.content, title: 'Neu' } }]))
  client.flush()
  fail(async (request) => {
    await ready.promise
    return service.answer(request)
  })

  const meanwhile = await client.story('/', german)
  ready.resolve()
  await vi.waitFor(
    async () => expect((await client.story('/', german))?.content.title).toBe('Neu'),
    PATIENTLY,
  )

  expect(meanwhile?.content.title).toBe('Hallo')
})

describe('a mute service', () => {
  const hurried = { ...german, isHurried: true }
  const mute = () => new Promise<Response>(() => undefined)
  const TIMES = { patienceMs: 800, deadlineMs: 5000 }
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('keeps one page waiting for its patience, and no page after it', async () => {
    const { client, fail, problems } = aClient([home], TIMES)
    fail(mute)
    const first = fateOf(client.story('/', hurried))
    await vi.advanceTimersByTimeAsync(790)
    const before = first.is
    await vi.advanceTimersByTimeAsync(20)
    const second = fateOf(client.story('/sofas/', hurried))
    await vi.advanceTimersByTimeAsync(0)

    expect([before, first.is, second.is]).toEqual(['open', 'ContentUnavailable', 'ContentUnavailable'])
    expect(problems.filter((line) => line.includes('no answer within 800 ms'))).toHaveLength(1)
  })

  test('is asked again in the background, and waited for once it answers in time', async () => {
    const { client, fail, service } = aClient([home], TIMES)
    fail(mute)
    const first = fateOf(client.story('/sofas/', hurried))
    await vi.advanceTimersByTimeAsync(800)
    fail((request) => service.answer(request))
    await vi.advanceTimersByTimeAsync(2000)

    const probe = fateOf(client.story('/', hurried))
    await vi.advanceTimersByTimeAsync(0)
    const atOnce = probe.is
    await vi.advanceTimersByTimeAsync(500)

    expect([first.is, atOnce]).toEqual(['ContentUnavailable', 'ContentUnavailable'])
    const later = fateOf(client.story('/betten/', hurried))
    await vi.advanceTimersByTimeAsync(500)
    expect((await client.story('/', hurried))?.content.title).toBe('Hallo')
    expect(later.is).toBe('answered')
  })

  test('is waited for by whoever is in no hurry', async () => {
    const { client, fail, service } = aClient([home], TIMES)
    const ready = Promise.withResolvers<void>()
    fail(async (request) => {
      await ready.promise
      return service.answer(request)
    })
    const sitemap = fateOf(client.stories(german))

    await vi.advanceTimersByTimeAsync(4900)
    const before = sitemap.is
    ready.resolve()
    await vi.advanceTimersByTimeAsync(500)

    expect([before, sitemap.is]).toEqual(['open', 'answered'])
  })

  test('costs nobody a story that is known', async () => {
    const { client, fail } = aClient([home], TIMES)
    const known = fateOf(client.story('/', hurried))
    await vi.advanceTimersByTimeAsync(500)
    client.flush()
    fail(mute)
    const late = fateOf(client.story('/sofas/', hurried))
    await vi.advanceTimersByTimeAsync(800)

    const again = fateOf(client.story('/', hurried))
    await vi.advanceTimersByTimeAsync(0)

    expect([known.is, late.is, again.is]).toEqual(['answered', 'ContentUnavailable', 'answered'])
  })

  /** What has become of a promise so far: "open", "answered", or the name of what it failed with. */
  function fateOf(promise: Promise<unknown>): { is: string } {
    const fate = { is: 'open' }
    promise.then(
      () => {
        fate.is = 'answered'
      },
      (failure: Error) => {
        fate.is = failure.name
      },
    )
    return fate
  }
})

test.each([
  ['JSON', async () => Response.json({ error: 'Too Many Requests' }, { status: 429 })],
  ['HTML', async () => html(429)],
])('too many requests, told in %s, are asked again after a while', async (_, refusing) => {
  const { client, service, fail } = aClient([home])
  let refused = 0
  fail(async (request) => {
    refused += 1
    return refused <= 2 ? refusing() : service.answer(request)
  })

  expect((await client.story('/', german))?.content.title).toBe('Hallo')
  expect(refused).toBeGreaterThanOrEqual(3)
})

test('what was published is asked anew, what was not stays', async () => {
  const other = aStory({ id: 2, full_slug: 'lindhaus/anderes', content: page('Anderes') })
  const { client, service, asked } = aClient([home, other])
  service.onPublish((stories) =>
    client.publish({ uuids: stories.map(({ uuid }) => uuid), slugs: stories.flatMap(({ slugs }) => slugs) }),
  )
  await Promise.all([
    client.story('/', german),
    client.story('/anderes/', german),
    client.story('/neu/', german),
  ])
  const before = asked().length

  const changed = { ...home, content: { ...home.content, title: 'Neu' } }
  service.replace(aSpace([changed, other, aStory({ id: 3, full_slug: 'lindhaus/neu', content: page('Da') })]))

  expect((await client.story('/', german))?.content.title).toBe('Neu')
  expect((await client.story('/neu/', german))?.content.title).toBe('Da')
  expect((await client.story('/anderes/', german))?.content.title).toBe('Anderes')
  expect(
    asked()
      .slice(before)
      .filter((url) => url.includes('anderes')),
  ).toEqual([])
})

test('a change that nobody told is noticed by the cache version, within the time between two looks', async () => {
  let time = 0
  const onUnknownChange = vi.fn()
  const { client, service } = aClient([home], { checkMs: 1000, now: () => time, onUnknownChange })
  await client.story('/', german)
  service.replace(aSpace([{ ...home, content: { ...home.content, title: 'Neu' } }]))
  expect((await client.story('/', german))?.content.title).toBe('Hallo')

  time = 1001
  await client.story('/', german)

  await vi.waitFor(() => expect(onUnknownChange).toHaveBeenCalledOnce(), PATIENTLY)
  expect((await client.story('/', german))?.content.title).toBe('Neu')
})

test('a change that was told says nothing about the ones that come later', async () => {
  let time = 0
  const onUnknownChange = vi.fn()
  const { client, service } = aClient([home], { checkMs: 1000, now: () => time, onUnknownChange })
  await client.story('/', german)
  client.publish({ uuids: ['uuid-77'], slugs: [] })
  service.replace(aSpace([{ ...home, content: { ...home.content, title: 'Neu' } }]))

  time = 6000
  await client.story('/', german)

  await vi.waitFor(() => expect(onUnknownChange).toHaveBeenCalledOnce(), PATIENTLY)
})

test('drafts are read anew each time', async () => {
  const { client, asked } = aClient([home], { version: 'draft', token: 'secret' })

  await client.story('/', german)
  await client.story('/', german)

  expect(asked()).toHaveLength(2)
  expect(asked()[0]).toContain('version=draft')
})

test('memory is bounded: what was not asked for the longest is asked again', async () => {
  const stories = Array.from({ length: 20 }, (_, id) =>
    aStory({ id, full_slug: `lindhaus/${id}`, content: page('x'.repeat(1000)) }),
  )
  const { client, asked } = aClient(stories, { cacheBytes: 20_000 })
  for (const { slug } of stories) await client.story(`/${slug}/`, german)
  const before = asked().length

  await client.story('/19/', german)
  await client.story('/0/', german)

  expect(asked()).toHaveLength(before + 1)
})

test('what is not there takes memory as well: many long addresses stay within it', async () => {
  const { client, asked } = aClient([home], { cacheBytes: 100_000 })
  const path = (at: number) => `/${String(at).padStart(400, 'x')}/`
  for (let at = 0; at < 60; at += 1) await client.story(path(at), german)
  const before = asked().length

  await client.story(path(0), german)

  expect(asked().length).toBeGreaterThan(before)
})

test('made-up addresses push no story out of memory', async () => {
  const { client, asked } = aClient([home], { cacheBytes: 30_000 })
  await client.story('/', german)
  for (let at = 0; at < 60; at += 1) await client.story(`/${String(at).padStart(400, 'x')}/`, german)
  const before = asked().length

  await client.story('/', german)

  expect(asked()).toHaveLength(before)
})

test('what is not there is remembered until something is published there, and forgotten when it goes', async () => {
  const { client, service, asked } = aClient([home])
  service.onPublish((stories) =>
    client.publish({ uuids: stories.map(({ uuid }) => uuid), slugs: stories.flatMap(({ slugs }) => slugs) }),
  )
  const there = aStory({ id: 2, full_slug: 'lindhaus/neu', content: page('Da') })
  const seen = async () => (await client.story('/neu/', german))?.content.title ?? null
  const states = [await seen(), await seen()]
  const once = asked().length

  service.replace(aSpace([home, there]))
  states.push(await seen(), await seen())
  service.replace(aSpace([home]))
  states.push(await seen(), await seen())

  expect(states).toEqual([null, null, 'Da', 'Da', null, null])
  expect(once).toBe(2)
})

test.each([
  ['fails', async () => Response.json({ error: 'broken' }, { status: 500 })],
  ['takes its time', () => new Promise<Response>(() => {})],
])('whoever gets an older answer because the service %s is told so, and nobody else', async (_, failing) => {
  const { client, fail } = aClient([home], { patienceMs: 10 })
  const logged: string[] = []
  const read = (when: string) => client.story('/', { ...german, onOld: () => logged.push(when) })
  await read('first')
  await read('kept')
  client.flush()
  fail(failing)

  await read('while it fails')
  await read('right after')

  expect(logged).toEqual(['while it fails', 'right after'])
})

test('the page that a folder begins with is asked anew once it is there', async () => {
  const { client, asked } = aClient([home])
  await client.story('/ratgeber/', german)
  const before = asked().length

  client.publish({ uuids: [], slugs: ['lindhaus/ratgeber/'] })
  await client.story('/ratgeber/', german)

  expect(asked().length).toBeGreaterThan(before)
})

const JSON_TYPE = { headers: { 'content-type': 'application/json' } }

function html(status: number): Response {
  return new Response('<!doctype html><title>No</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  })
}

type Failing = (request: Request) => Promise<Response>

function aClient(stories: unknown[], more: Partial<ContentClientOptions> = {}) {
  const service: ContentService = createContentService(aSpace(stories))
  let failing: Failing | null = null
  const urls: string[] = []
  const problems: string[] = []
  const client = createContentClient({
    endpoint: 'http://content.local/v2',
    // The official client remembers cache versions by token, for all clients together.
    token: 'open',
    folder: 'lindhaus',
    languages: ['de', 'fr', 'nl'],
    // A machine with a lot to do stalls for longer than a test would like to wait.
    deadlineMs: 30_000,
    patienceMs: 30_000,
    checkMs: null,
    fetch: embeddedFetch({
      answer: (request) => (failing === null ? service.answer(request) : failing(request)),
    }),
    onRequest: (url) => urls.push(url),
    onProblem: (line) => problems.push(line),
    ...more,
  })
  return {
    client,
    service,
    problems,
    asked: () => urls,
    fail: (next: Failing) => {
      failing = next
    },
  }
}
