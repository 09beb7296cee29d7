import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { closed, listening } from '../listening.ts'
import type { FinishedPage } from './cache/finished-page.ts'
import { plainBody } from './cache/page-bodies.ts'
import { createPageCache } from './cache/page-cache.ts'
import { pageHeaders } from './cache/page-headers.ts'
import { keptAnswers } from './kept-answers.ts'
import type { RequestedPage } from './requested-page.ts'

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await closed(server)
})

test('what is kept is answered from its address alone, with the same headers and the same words', async () => {
  const { ask, longWays, page } = await aServer()
  const long = await ask('/other/')

  const short = await ask('/sofas/')

  expect(longWays).toEqual(['/other/'])
  expect([short.status, brotliDecompressSync(short.body).toString()]).toEqual([200, 'A listing'])
  expect(Object.keys(short.headers).sort()).toEqual(Object.keys(long.headers).sort())
  expect(short.headers).toMatchObject({ ...page.headers, 'content-encoding': 'br', age: '0' })
})

test('HEAD says what GET would, without the page', async () => {
  const { ask, longWays } = await aServer()
  const { headers: whole } = await ask('/sofas/')

  const head = await ask('/sofas/', {}, 'HEAD')

  expect(head.body).toHaveLength(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...whole, date: '' })
  expect(longWays).toEqual([])
})

test('a reader who has the page is told so, whichever of its bytes it has', async () => {
  const { ask, cache } = await aServer()
  const quick = await ask('/sofas/')
  await cache.bodies.settled()
  const thorough = await ask('/sofas/')

  const tags = [quick.headers.etag ?? '', thorough.headers.etag ?? '']
  const answers = await Promise.all(
    [...tags, `W/${tags[0]}, "x"`].map((tag) => ask('/sofas/', { 'if-none-match': tag })),
  )

  expect(new Set(tags).size).toBe(2)
  expect(answers.map(({ status, headers }) => [status, headers.etag])).toEqual([
    [304, tags[0]],
    [304, tags[1]],
    [304, tags[0]],
  ])
  expect((await ask('/sofas/', { 'if-none-match': '"another"' })).status).toBe(200)
})

test.each<[string, string, OutgoingHttpHeaders, string]>([
  ['an address with words that the page does not read', '/sofas/?utm=1', {}, 'GET'],
  ['a draft', '/sofas/?_storyblok=1', {}, 'GET'],
  ['another host', '/sofas/', { host: 'other.example' }, 'GET'],
  ['another method', '/sofas/', {}, 'POST'],
  ['an encoding that it is not kept in', '/sofas/', { 'accept-encoding': 'gzip' }, 'GET'],
  ['a page of customers', '/konto/', {}, 'GET'],
  ['an address where the brand does not sell', '/de-at/', {}, 'GET'],
])('%s goes the long way', async (_, path, headers, method) => {
  const { ask, longWays } = await aServer()

  await ask(path, headers, method)

  expect(longWays).toEqual([path])
})

test('a page that changed, or that has to be made anew, goes the long way', async () => {
  const { ask, longWays, cache, forward } = await aServer()
  forward(61)
  await ask('/sofas/')
  forward(-61)
  cache.evict(['product:1'])
  await ask('/sofas/')

  expect(longWays).toEqual(['/sofas/', '/sofas/'])
})

test('the age of a page that changes by itself grows', async () => {
  const { ask, forward } = await aServer()
  const first = await ask('/sofas/')

  forward(20)

  expect([first.headers.age, (await ask('/sofas/')).headers.age]).toEqual(['0', '20'])
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A server that keeps `/sofas/` compressed, and a customers' page that must not be answered from what is kept. */
async function aServer() {
  let time = Date.parse('2026-11-24T10:00:00Z')
  const now = () => new Date(time)
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => time })
  const answers = keptAnswers({ cache, now, log: () => undefined })
  const page = aPage(time)
  const longWays: string[] = []
  const server = await listening(
    async ({ url }) => {
      const { pathname, search } = new URL(url)
      longWays.push(pathname + search)
      const { bytes, etag } = await cache.bodies.body(page, 'br')
      return new Response(bytes, { headers: pageHeaders(page, { etag, encoding: 'br', now: now() }) })
    },
    { port: 0, host: '127.0.0.1' },
    answers.answer,
  )
  open.push(server as Server)
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  await cache.page('sofas', async () => page)
  await cache.bodies.body(page, 'br')
  answers.remember(host, asked('/sofas/'), 'sofas')
  answers.remember(host, asked('/konto/'), 'sofas')
  answers.remember(host, { ...asked('/de-at/'), missingAt: '/de-at/' }, 'sofas')

  const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(
        { port, path, method, headers: { host, 'accept-encoding': 'br', ...headers } },
        async (answer) => {
          const body = Buffer.concat(await answer.toArray())
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
        },
      )
      sent.on('error', reject)
      sent.end()
    })
  const forward = (seconds: number) => {
    time += seconds * 1000
  }
  return { ask, longWays, cache, page, forward }
}

function asked(path: string): RequestedPage {
  return {
    kind: 'page',
    locale: 'de-de',
    href: path,
    path,
    address: path,
    isPayload: false,
    twin: null,
    isMarkdown: false,
    isKept: true,
  }
}

function aPage(time: number): FinishedPage {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" },
    etag: 'listing',
    tags: new Set(['product:1']),
    bodies: plainBody('listing', new TextEncoder().encode('A listing')),
    freshUntil: time + 60_000,
    staleUntil: time + 660_000,
    madeAt: time,
  }
}
