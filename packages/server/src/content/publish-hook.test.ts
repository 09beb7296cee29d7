import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishHook } from './publish-hook.ts'

const SECRET = 'a-secret-of-the-hook'
const publish = vi.fn<Parameters<typeof publishHook>[0]['publish']>()
const uuidOf = (id: number) => (id === 1 ? 'uuid-1' : null)

beforeEach(() => {
  publish.mockClear()
})
// Suites share a process: the next one needs real timers.
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [
    'a story that pages show',
    { action: 'published', story_id: 1, full_slug: 'a/b' },
    { uuids: ['uuid-1'], slugs: ['a/b'] },
  ],
  [
    'a story that nobody has read',
    { action: 'published', story_id: 2, full_slug: 'a/c' },
    { uuids: [], slugs: ['a/c'] },
  ],
  ['a story without a slug', { action: 'deleted', story_id: 1 }, { uuids: ['uuid-1'], slugs: [] }],
  ['a story that nobody knows at all', { action: 'deleted', story_id: 2 }, null],
  ['a release', { action: 'release_merged', release_id: 5 }, null],
])('%s is published', async (_, body, publication) => {
  const answer = await hook()(aRequest(JSON.stringify(body)))

  expect(answer.status).toBe(200)
  expect(publish.mock.calls).toEqual([[publication]])
})

test.each([
  ['no signature', { 'webhook-signature': '' }],
  ['another signature', { 'webhook-signature': 'ab'.repeat(20) }],
  ['a shorter signature', { 'webhook-signature': 'ab' }],
  ['the signature of another body', { 'webhook-signature': signatureOf('{}') }],
  ['a signature with another secret', { 'webhook-signature': signatureOf(aBody(), 'another') }],
])('%s does nothing', async (_, headers) => {
  const answer = await hook()(aRequest(aBody(), headers))

  expect(answer.status).toBe(401)
  expect(publish).not.toHaveBeenCalled()
})

test.each([
  ['no JSON', 'hello', 400],
  ['no web hook', '[]', 400],
  ['too much', `"${'x'.repeat(70_000)}"`, 413],
])('%s is refused although it is signed', async (_, body, status) => {
  expect((await hook()(aRequest(body))).status).toBe(status)
  expect(publish).not.toHaveBeenCalled()
})

test('a body that says nothing of its length is not read to its end', async () => {
  let read = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 1
      if (read > 100) return controller.close()
      controller.enqueue(new Uint8Array(16 * 1024))
    },
  })
  const init = { method: 'POST', body: endless, duplex: 'half' }

  const answer = await hook()(new Request('http://localhost/hooks/content/', init))

  expect(answer.status).toBe(413)
  expect(read).toBeLessThan(10)
})

test('without a secret there is no door, and nothing but a post goes in', async () => {
  const get = new Request('http://shop.local/hooks/content/')

  expect((await hook(null)(aRequest(aBody()))).status).toBe(404)
  expect((await hook()(get)).status).toBe(405)
})

test('whoever repeats a hook a hundred times makes two publications of it, one now and one a second later', async () => {
  vi.useFakeTimers()
  const door = hook()

  for (let time = 0; time < 100; time += 1) await door(aRequest(aBody()))
  const atOnce = publish.mock.calls.length
  await vi.advanceTimersByTimeAsync(1000)

  expect(atOnce).toBe(1)
  expect(publish).toHaveBeenCalledTimes(2)
})

test('the same story published again later counts again', async () => {
  vi.useFakeTimers()
  const door = hook()
  await door(aRequest(aBody()))
  await vi.advanceTimersByTimeAsync(1001)

  await door(aRequest(aBody()))

  expect(publish).toHaveBeenCalledTimes(2)
})

function hook(secret: string | null = SECRET) {
  return publishHook({ secret, uuidOf, publish })
}

function aBody(): string {
  return JSON.stringify({ action: 'published', story_id: 1, full_slug: 'a/b', space_id: 7 })
}

function signatureOf(body: string, secret = SECRET): string {
  return createHmac('sha1', secret).update(body).digest('hex')
}

function aRequest(body: string, headers: Record<string, string> = {}): Request {
  return new Request('http://shop.local/hooks/content/', {
    method: 'POST',
    body,
    headers: { 'webhook-signature': signatureOf(body), ...headers },
  })
}
