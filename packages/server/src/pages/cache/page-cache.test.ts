import { expect, test } from 'vitest'
import type { FinishedPage } from './finished-page.ts'
import { plainBody } from './page-bodies.ts'
import { createPageCache } from './page-cache.ts'

test('however many ask at once, a page is made once', async () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  let made = 0
  const make = async () => {
    made += 1
    await Promise.resolve()
    return aPage('one')
  }

  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.page('/', make)))

  expect(made).toBe(1)
  expect(new Set(pages).size).toBe(1)
})

test('a page that failed is not kept', async () => {
  const cache = createPageCache({ maxBytes: 100_000 })

  await expect(cache.page('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const page = await cache.page('/', async () => aPage('whole'))

  expect(text(page)).toBe('whole')
})

test('a change forgets the pages that show it, and no other', async () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  await cache.page('/a/', async () => aPage('a', { tags: ['product:1', 'category:2'] }))
  await cache.page('/b/', async () => aPage('b', { tags: ['product:3'] }))

  cache.evict(['product:1'])

  expect(text(await cache.page('/a/', async () => aPage('a anew')))).toBe('a anew')
  expect(text(await cache.page('/b/', async () => aPage('b anew')))).toBe('b')
})

test('a page stays when something changes that it showed before it was made anew', async () => {
  let time = 0
  const cache = createPageCache({ maxBytes: 100_000, now: () => time })
  await cache.page('/', async () => aPage('first', { tags: ['product:1'], staleUntil: 10 }))
  time = 20
  await cache.page('/', async () => aPage('second', { tags: ['product:2'] }))

  cache.evict(['product:1'])
  expect(text(await cache.page('/', async () => aPage('third')))).toBe('second')
  cache.evict(['product:2'])
  expect(text(await cache.page('/', async () => aPage('third')))).toBe('third')
})

test('what changes while a page is made is not kept in its old state', async () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  const gate = Promise.withResolvers<FinishedPage>()
  const first = cache.page('/a/', () => gate.promise)

  cache.evict(['product:1'])
  gate.resolve(aPage('old', { tags: ['product:1'] }))
  await first

  expect(text(await cache.page('/a/', async () => aPage('new')))).toBe('new')
})

test('when it is not known what changed, every page is forgotten, also one that is being made', async () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  await cache.page('/a/', async () => aPage('a', { tags: ['product:1'] }))
  const gate = Promise.withResolvers<FinishedPage>()
  const making = cache.page('/b/', () => gate.promise)

  cache.evict(['everything'])
  gate.resolve(aPage('b'))
  await making

  expect(cache.size).toBe(0)
})

test('a stale page is served while it is made anew', async () => {
  let time = 0
  const cache = createPageCache({ maxBytes: 100_000, now: () => time })
  await cache.page('/', async () => aPage('first', { freshUntil: 10, staleUntil: 100 }))
  time = 50

  const served = await cache.page('/', async () => aPage('second', { freshUntil: 60, staleUntil: 100 }))
  await new Promise((resolve) => setImmediate(resolve))
  const next = await cache.page('/', async () => aPage('third'))

  expect([text(served), text(next)]).toEqual(['first', 'second'])
})

test('a failing refresh keeps the stale page and is told', async () => {
  let time = 0
  const logged: string[] = []
  const cache = createPageCache({
    maxBytes: 100_000,
    now: () => time,
    onRefreshFailure: (key) => logged.push(key),
  })
  await cache.page('/', async () => aPage('first', { freshUntil: 10, staleUntil: 100 }))
  time = 50

  const served = await cache.page('/', () => Promise.reject(new Error('down')))
  await new Promise((resolve) => setImmediate(resolve))

  expect(text(served)).toBe('first')
  expect(logged).toEqual(['/'])
})

test('a refresh that says that the shop is away keeps the page that still stands', async () => {
  let time = 0
  const cache = createPageCache({ maxBytes: 100_000, now: () => time })
  await cache.page('/', async () => aPage('first', { freshUntil: 10, staleUntil: 100 }))
  time = 50

  await cache.page('/', async () => ({ ...aPage('away', { freshUntil: 50, staleUntil: 50 }), status: 503 }))
  await new Promise((resolve) => setImmediate(resolve))

  expect(text(await cache.page('/', async () => aPage('third')))).toBe('first')
})

test('a page that is too old is made before it is served', async () => {
  let time = 0
  const cache = createPageCache({ maxBytes: 100_000, now: () => time })
  await cache.page('/', async () => aPage('first', { freshUntil: 10, staleUntil: 100 }))
  time = 100

  expect(text(await cache.page('/', async () => aPage('second', { staleUntil: 200 })))).toBe('second')
})

test('a thousand addresses stay within the bound, and the ones asked for last stay', async () => {
  const cache = createPageCache({ maxBytes: 50_000 })
  for (let index = 0; index < 1000; index += 1) {
    await cache.page(`/${index}/`, async () => aPage('x'.repeat(1000)))
    await cache.page('/0/', async () => aPage('again'))
  }

  expect(cache.bytes).toBeLessThanOrEqual(50_000)
  expect(cache.size).toBeGreaterThan(10)
  expect(text(await cache.page('/0/', async () => aPage('made anew')))).toBe('x'.repeat(1000))
})

test('a page is compressed once however many ask, and then counts as what it is compressed', async () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  const page = await cache.page('/', async () => aPage('x'.repeat(1000)))
  const before = cache.bytes

  const [one, other] = await Promise.all([cache.bodies.body(page, 'br'), cache.bodies.body(page, 'br')])

  expect(one).toBe(other)
  expect(cache.bytes).toBe(before - 1000 + one.bytes.byteLength)
})

test('a page larger than the whole cache is served and not kept', async () => {
  const cache = createPageCache({ maxBytes: 1000 })

  expect(text(await cache.page('/', async () => aPage('x'.repeat(2000))))).toHaveLength(2000)
  expect(cache.bytes).toBe(0)
})

function aPage(
  body: string,
  { tags = [], ...times }: { tags?: string[]; freshUntil?: number; staleUntil?: number } = {},
): FinishedPage {
  return {
    status: 200,
    headers: {},
    etag: body,
    tags: new Set(tags),
    bodies: plainBody(body, new TextEncoder().encode(body)),
    freshUntil: Number.POSITIVE_INFINITY,
    staleUntil: Number.POSITIVE_INFINITY,
    ...times,
  }
}

function text(page: FinishedPage): string {
  return new TextDecoder().decode(page.bodies.get('identity')?.bytes)
}
