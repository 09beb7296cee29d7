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

test.each([
  ["one's own basket", 'basket_1101_abc', 'asked early'],
  ['the basket of somebody who has signed in meanwhile', 'basket_1101_other', 'asked now'],
])('by the key of nobody, %s: %s, %s', async (_, key, expected) => {
  const nobody = '/api/shop/basket/get/basket_1101_/?locale=de-de'
  const early = Response.json({ key, version: 3, asked: 'asked early' })
  vi.stubGlobal('window', { earlyAnswers: { [nobody]: Promise.resolve(early) } })

  const own = nobody.replace('1101_', '1101_abc')

  expect(await text(own, GET)).toContain(expected)
  expect(await text(own, GET)).toBe('asked now')
})
