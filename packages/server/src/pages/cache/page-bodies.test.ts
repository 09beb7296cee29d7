import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { FinishedPage } from './finished-page.ts'
import { pageBodies, plainBody } from './page-bodies.ts'
import { createPageCache } from './page-cache.ts'

test('a page that is asked for once is compressed quickly, and no more', async () => {
  const { page, bodies } = aListing()

  const body = await bodies.body(page, 'br')
  await bodies.settled()

  expect(body.isQuick).toBe(true)
  expect(page.bodies.get('br')).toBe(body)
})

test.each(['br', 'gzip'] as const)(
  'asked for again it is compressed well, behind the answer: %s',
  async (encoding) => {
    const { page, bodies } = aListing()
    const first = await bodies.body(page, encoding)

    const second = await bodies.body(page, encoding)
    await bodies.settled()
    const third = await bodies.body(page, encoding)

    expect(second).toBe(first)
    expect([first.isQuick, third.isQuick]).toEqual([true, false])
    expect(third.bytes).not.toEqual(first.bytes)
    expect(third.etag).not.toBe(first.etag)
  },
)

test('a page is not kept plain beside what is compressed, and who takes it plain gets it all the same', async () => {
  const { page, bodies, text } = aListing()
  const packed = await bodies.body(page, 'br')

  const plain = await bodies.body(page, 'identity')

  expect([...page.bodies.keys()]).toEqual(['br'])
  expect(new TextDecoder().decode(plain.bytes)).toBe(text)
  expect(brotliDecompressSync(packed.bytes).toString()).toBe(text)
})

test('a page that says the same when it is made anew is not compressed again', async () => {
  let time = 0
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => time })
  const make = async () => ({ ...aListing().page, freshUntil: time + 10, staleUntil: time + 10 })
  const first = await cache.bodies.body(await cache.page('/', make), 'br')
  time = 5
  await cache.page('/', make)
  time = 20

  const again = await cache.page('/', make)

  expect(again.freshUntil).toBe(30)
  expect(again.bodies.get('br')).toBe(first)
})

function aListing() {
  const text = Array.from(
    { length: 400 },
    (_, index) => `<li><a href="/p/${index * 7919}/">${index}</a></li>`,
  ).join('\n')
  const page: FinishedPage = {
    status: 200,
    headers: {},
    etag: 'listing',
    tags: new Set(),
    bodies: plainBody('listing', new TextEncoder().encode(text)),
    freshUntil: Number.POSITIVE_INFINITY,
    staleUntil: Number.POSITIVE_INFINITY,
  }
  return { page, text, bodies: pageBodies(() => undefined) }
}
