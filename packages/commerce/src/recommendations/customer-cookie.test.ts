import type { Call } from '@shop/api-client/contract/define-call'
import { recommendForBlock, recommendForSlot } from '@shop/api-client/contract/recommendations'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { tinyCatalogue } from '@shop/catalogue/testing/tiny-catalogue'
import { databases } from '@shop/engine/db/test-database'
import { testBrand } from '@shop/engine/testing/test-brand'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Engine, engineOn } from '../engine.ts'

const [embedded] = await databases()
if (!embedded) throw new Error('There is no database to test on.')
const database = await embedded.open()
let engine: Engine
const bodies: unknown[] = []

beforeAll(async () => {
  // The provider's side keeps the fetch that it finds at the start.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    bodies.push(await new Response(init?.body ?? null).json())
    return Response.json({ data: [{ product_id: '2' }] })
  })
  await importCatalogue(database, lines(), { strict: true })
  engine = await engineOn(database, {
    brand: testBrand,
    publicOrigin: 'https://shop.example',
    shopOrigins: null,
    sandboxPayments: false,
    housekeeping: false,
    recommendations: {
      provider: { endpoint: 'https://provider.example', projectId: 'p', timeoutMilliseconds: 1000 },
      mode: 'live',
      cookieName: 'known',
    },
  })
}, 60_000)
beforeEach(() => void bodies.splice(0))
afterAll(async () => {
  vi.restoreAllMocks()
  await engine.close()
})

const BLOCK = { recommendationId: 'home', size: '3', fillWithRandom: 'false' }
const ANONYMOUS = { customer_ids: {}, anonymous: true }
const KNOWN = { customer_ids: { cookie: 'abc' }, anonymous: false }

// The provider's cookie outlives a refusal: it was sent along all the same.
test.each<[string, Call, object, object]>([
  ['a slot without consent', recommendForSlot, { slot: 'search' }, ANONYMOUS],
  ['a slot with consent', recommendForSlot, { slot: 'search', personal: '1' }, KNOWN],
  ['a block, whose page is the same for everybody,', recommendForBlock, BLOCK, ANONYMOUS],
])('%s tells the provider no more than it may', async (_, call, input, sent) => {
  const answer = await engine.call(call, input, {
    locale: 'de-de',
    token: null,
    address: '127.0.0.1',
    idempotencyKey: null,
    userAgent: 'test',
    recommendationCookie: 'abc',
  })

  expect(answer.status).toBe(200)
  expect(bodies).toEqual([expect.objectContaining(sent)])
})

async function* lines(): AsyncGenerator<string> {
  for (const record of tinyCatalogue()) yield JSON.stringify(record)
}
