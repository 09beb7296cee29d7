import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOrEarly } from './early-answers.ts'

const ASKED = '/api/user/?locale=de-de'
const GET = { method: 'GET' }

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('asked now'))
  vi.stubGlobal('window', { earlyAnswers: { [ASKED]: Promise.resolve(new Response('asked early')) } })
  vi.spyOn(performance, 'now').mockReturnValue(2_000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const text = async (address: string, request: RequestInit) => (await fetchOrEarly(address, request)).text()

test('what the start script has asked for is taken once, and asked for anew from then on', async () => {
  expect(await text(ASKED, GET)).toBe('asked early')
  expect(await text(ASKED, GET)).toBe('asked now')
})

test.each([
  ['another address', '/api/user/?locale=fr-fr', GET],
  ['what changes something', ASKED, { method: 'POST' }],
])('%s is asked for', async (_, address, request) => {
  expect(await text(address, request)).toBe('asked now')
})

test('what did not come is asked for', async () => {
  vi.stubGlobal('window', { earlyAnswers: { [ASKED]: Promise.resolve(null) } })

  expect(await text(ASKED, GET)).toBe('asked now')
})

test('an answer that nobody has taken for half a minute is old', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_000)

  expect(await text(ASKED, GET)).toBe('asked now')
})

test('a document without early calls asks as ever', async () => {
  vi.stubGlobal('window', {})

  expect(await text(ASKED, GET)).toBe('asked now')
})
