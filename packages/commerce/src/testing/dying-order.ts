import { placeOrder } from '@shop/api-client/contract/checkout'
import { testBrand } from '@shop/engine/testing/test-brand'
import pg from 'pg'
import { openEngine } from '../engine.ts'

/**
 * Places one order and dies on the way, as if the power went: run with DATABASE_URL, DYING_SCHEMA, DYING_TOKEN,
 * DYING_KEY, and DYING_AT, which is the number of a statement of the order's transaction, `commit` for the moment
 * before it is committed, or `answer` for the one before the answer is sent.
 */
const { DATABASE_URL = '', DYING_SCHEMA = '', DYING_TOKEN = '', DYING_KEY = '', DYING_AT = '' } = process.env
const engine = await openEngine({
  brand: testBrand,
  databaseUrl: DATABASE_URL,
  dataDirectory: null,
  schema: DYING_SCHEMA,
  now: () => new Date('2026-11-21T12:00:00Z'),
  publicOrigin: 'https://shop.example',
  shopOrigins: null,
  sandboxPayments: true,
  housekeeping: false,
})

const die = () => process.kill(process.pid, 'SIGKILL')
let statements = -1
const counted = {
  apply(query: (...words: unknown[]) => unknown, client: unknown, words: unknown[]): unknown {
    const [first] = words
    const text = typeof first === 'string' ? first : String((first as { text?: string } | undefined)?.text)
    if (/^begin/i.test(text)) statements = 0
    else if (statements >= 0) statements += 1
    if (DYING_AT === String(statements) || (DYING_AT === 'commit' && /^commit/i.test(text))) die()
    return Reflect.apply(query, client, words)
  },
}
const client: { query: (...words: unknown[]) => unknown } = pg.Client.prototype
client.query = new Proxy(client.query, counted)

await engine.call(
  placeOrder,
  { acceptedTerms: true },
  { locale: 'de-de', token: DYING_TOKEN, address: null, idempotencyKey: DYING_KEY, userAgent: null },
)
die()
