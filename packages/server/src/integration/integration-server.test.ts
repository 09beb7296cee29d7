import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { tinyCatalogue, VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { runCommand } from '@shop/commerce/cli/commands'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'
import { type IntegrationServer, integrationServer } from './integration-server.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const MEGABYTE = 1024 * 1024
const BODY = 100 * MEGABYTE
/** A batch of lines as text and as documents, and what the database makes of it. */
const MOST_HELD = 60 * MEGABYTE
const LOOKED_AT = 100

let shop: TestShopApp
let server: IntegrationServer
let token = ''
beforeAll(async () => {
  shop = await aShopApp({ SHOP_ENV: 'local' })
  await importCatalogue(shop.engine.database, catalogue(), { strict: true })
  const log = { error: (what: string, error: unknown) => shop.errors.push(`${what} ${String(error)}`) }
  const address = { host: '127.0.0.1', port: 0 }
  server = await integrationServer(shop.engine, { integration: address, trustProxy: false }, log)
  const words = ['tokens', 'create', 'ERP', '--scopes', 'stock:read,stock:write']
  const { lines } = await runCommand(shop.engine.database, words, new Date())
  token = /^token {2}(\S+)$/m.exec(lines.join('\n'))?.[1] ?? ''
}, 60_000)
afterAll(async () => {
  await server.close()
  await shop.close()
})

test('a hundred megabytes of lines are read as they come', async () => {
  const line = `{"variantId":${VARIANTS.cushion},"quantity":7${' '.repeat(2000)}}\n`
  const chunk = Buffer.from(line.repeat(32))
  const chunks = Math.ceil(BODY / chunk.length)
  // What the import left behind is given back by and by, and would hide what is held here.
  let before = held()
  for (let round = 0; round < 5; round += 1) {
    await new Promise((done) => setImmediate(done))
    before = Math.min(before, held())
  }
  let most = 0

  const answer = await sent(async (write) => {
    for (let count = 0; count < chunks; count += 1) {
      await write(chunk)
      if (count % LOOKED_AT === 0) most = Math.max(most, held() - before)
    }
  })

  expect(answer).toMatchObject({ changed: 1, refused: 0 })
  expect(answer.changed + answer.unchanged).toBe(chunks * 32)
  expect(most).toBeLessThan(MOST_HELD)
}, 120_000)

test('the page and the document are there for everybody, and run nothing', async () => {
  const page = await fetch(`http://127.0.0.1:${server.port}/`)
  const html = await page.text()
  const document = await fetch(`http://127.0.0.1:${server.port}/integration/v1/openapi.json`)

  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).toContain('POST /orders/{number}/shipments')
  expect(html).not.toMatch(/<script|https?:\/\//)
  expect(await document.json()).toMatchObject({ openapi: '3.1.0' })
  expect((await fetch(`http://127.0.0.1:${server.port}/integration/v1/stock`)).status).toBe(401)
  expect(shop.errors).toEqual([])
})

test.each([
  [undefined, null],
  ['on', { host: '127.0.0.1', port: 3020 }],
  ['3920', { host: '127.0.0.1', port: 3920 }],
  ['10.0.0.5:3920', { host: '10.0.0.5', port: 3920 }],
])('INTEGRATION_PORT=%s is %j', (INTEGRATION_PORT, integration) => {
  const set = INTEGRATION_PORT === undefined ? {} : { INTEGRATION_PORT }

  expect(readConfig(set, { port: 3000, dataFolder: '/data' }).integration).toEqual(integration)
})

test.each(['3000', 'off', '70000'])('INTEGRATION_PORT=%s is refused', (INTEGRATION_PORT) => {
  expect(() => readConfig({ INTEGRATION_PORT }, { port: 3000, dataFolder: '/data' })).toThrow(
    'INTEGRATION_PORT',
  )
})

/** Bytes that somebody still refers to. */
function held(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

type Write = (chunk: Buffer) => Promise<void>

function sent(body: (write: Write) => Promise<void>): Promise<{ changed: number; unchanged: number }> {
  return new Promise((resolve, reject) => {
    const posted = request(`http://127.0.0.1:${server.port}/integration/v1/stock`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/jsonl' },
    })
    posted.on('error', reject)
    posted.on('response', (response) => text(response).then((said) => resolve(JSON.parse(said)), reject))
    const write: Write = (chunk) =>
      new Promise((done) => (posted.write(chunk) ? setImmediate(done) : posted.once('drain', done)))
    body(write).then(() => posted.end(), reject)
  })
}

async function* catalogue(): AsyncGenerator<string> {
  for (const record of tinyCatalogue()) yield JSON.stringify(record)
}
