import { generateKeyPairSync } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { tinyCatalogue, VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { runCommand } from '@shop/commerce/cli/commands'
import { openIntegration } from '@shop/commerce/integration/open-integration'
import { buy } from '@shop/commerce/testing/checkout-steps'
import { aVisitor } from '@shop/commerce/testing/visitor'
import { SCOPES } from '@shop/domain/staff/token-scopes'
import { CAPABILITY_NAMES } from '@shop/doors/ucp/protocol/capabilities'
import { hookSignature } from '@shop/engine/ports/message-signature'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopApp, type TestShopApp } from '../testing/a-shop-app.ts'
import { agentProfile, anAgent, type TestAgent } from '../testing/an-agent.ts'

const FOLDER = fileURLToPath(new URL('../../../../docs/integrations', import.meta.url))

/** Its example is what a receiver does. */
const HOOKS = 'web-hooks.md'

/** A request and what is answered, as a page of the documents shows them: heads, an empty line, parts of the body. */
type Example = {
  place: string
  method: string
  path: string
  headers: Record<string, string>
  body: string | null
  status: number
  answered: Record<string, string>
  says: readonly string[]
}

let shop: TestShopApp
let agent: TestAgent
let integration: ReturnType<typeof openIntegration>
let token = ''
beforeAll(async () => {
  agent = await anAgent()
  shop = await aShopApp({ SHOP_ENV: 'local' })
  await importCatalogue(shop.engine.database, lines(), { strict: true })
  await shop.engine.refresh()
  await anOrder(shop)
  const { database, desk, now } = shop.engine
  const changed = () => shop.engine.refresh()
  integration = openIntegration({ database, desk, now, changed, onError: console.error })
  const words = ['tokens', 'create', 'ERP', '--scopes', SCOPES.join(',')]
  const said = (await runCommand(database, words, new Date())).lines.join('\n')
  token = /^token {2}(\S+)$/m.exec(said)?.[1] ?? ''
})
afterAll(async () => {
  agent.close()
  await shop.close()
})

const PAGES = globSync('*.md', { cwd: FOLDER })
  .filter((file) => file !== 'README.md')
  .toSorted()
const documented = PAGES.flatMap(examplesOf)
/** What is asked of a shop whose goods are in SCAYLE is asked where that is: `packages/scayle/src/documented.test.ts`. */
const examples = documented.filter(({ place }) => !place.startsWith('scayle.md'))

describe.each(PAGES)('the page %s', (page) => {
  const text = readFileSync(join(FOLDER, page), 'utf8')

  test('has an example that is run', () => {
    expect(page === HOOKS || documented.some(({ place }) => place.startsWith(page))).toBe(true)
  })

  test('says the limits of its door', () => {
    const [, limits = ''] = /^## Limits\n\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(text) ?? []
    expect(limits.length).toBeGreaterThan(100)
  })

  test('names its switch as the table of all doors does', () => {
    const table = readFileSync(join(FOLDER, 'README.md'), 'utf8')
    const row = table.split('\n').find((line) => line.endsWith(`| [${page}](${page}) |`))
    const [, column = ''] = row?.split(' | ') ?? []
    const switches = [...column.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
      name.replace('<shop>', 'home-shop'),
    )

    expect(switches.length).toBeGreaterThan(0)
    expect(switches.filter((name) => !text.includes(name))).toEqual([])
  })
})

test.each([
  ['as it was sent', {}, true],
  ['with another body', { body: '{"total":1}' }, false],
  ['under another id', { id: 'msg_2' }, false],
  ['hours later', { now: 1_800_007_200_000 }, false],
])('a receiver verifies a web hook %s: %s', async (_, changed, expected) => {
  const [, script = ''] = /^```js\n([\s\S]*?)^```$/m.exec(readFileSync(join(FOLDER, HOOKS), 'utf8')) ?? []
  const { isFromShop } = await import(`data:text/javascript,${encodeURIComponent(script)}`)
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const sent = { id: 'msg_1', timestamp: 1_800_000_000, body: '{"total":4593}' }
  const { id, body, now } = { ...sent, now: 1_800_000_060_000, ...changed }
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(sent.timestamp),
    'webhook-signature': hookSignature(sent, secret),
  }

  expect(isFromShop(headers, body, secret, now)).toBe(expected)
})

test('a platform signs as the page says, and what it began is its own', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  agent.profiles['/signing.json'] = {
    ...agentProfile(CAPABILITY_NAMES),
    signing_keys: [{ kid: 'one', ...publicKey.export({ format: 'jwk' }) }],
  }
  const [, script = ''] = /^```js\n([\s\S]*?)^```$/m.exec(readFileSync(join(FOLDER, 'ucp.md'), 'utf8')) ?? []
  const { signedHeaders } = await import(`data:text/javascript,${encodeURIComponent(script)}`)
  const signing = { profile: `${agent.origin}/signing.json`, keyid: 'one', key: privateKey }
  const asked = async (method: string, path: string, body?: string) => {
    const url = `http://localhost:3000/ucp/v1${path}`
    const idempotencyKey = body && '0d2f3f0e-9d0c-4f44-8a53-6f5d6a1ef0a1'
    const headers = signedHeaders({ method, url, body, idempotencyKey, ...signing })
    return shop.ask(url, { method, headers, body: body ?? null })
  }
  const body = JSON.stringify({ line_items: [{ item: { id: 'P1:10' }, quantity: 1 }] })
  const made = await asked('POST', '/checkout-sessions', body)
  const { id } = await made.json()
  const [own, unsigned] = [
    await asked('GET', `/checkout-sessions/${id}`),
    await shop.ask(`/ucp/v1/checkout-sessions/${id}`, { headers: { 'ucp-agent': agent.header() } }),
  ]

  expect([made.status, made.headers.has('signature')]).toEqual([201, true])
  expect([(await own.json()).ucp.status, (await unsigned.json()).ucp.status]).toEqual(['success', 'error'])
})

test.each(examples)('$method $path ($place)', async ({ method, path, headers, body, ...expected }) => {
  const init = {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fromAgent(value)])),
    body: body && fromAgent(body),
  }
  const answer = path.startsWith('/integration/')
    ? await integration(new Request(`http://localhost:3020${path}`, init), '127.0.0.1')
    : await shop.ask(path, init)
  const text = await answer.text()

  expect([answer.status, text]).toEqual([expected.status, text])
  for (const [name, value] of Object.entries(expected.answered))
    expect([name, answer.headers.get(name)]).toEqual([name, value])
  for (const part of expected.says) expect(text).toContain(part)
})

/** An order that is paid, for the pages on orders. */
async function anOrder({ engine }: TestShopApp): Promise<void> {
  await buy(await aVisitor(engine), { variantId: VARIANTS.cushion })
  await runCommand(engine.database, ['orders', 'paid', 'T00000001'], new Date())
}

/** The pages name an agent and a token that are nowhere. */
function fromAgent(text: string): string {
  return text.replace('https://agent.example', agent.origin).replace('shopint_of-your-own', token)
}

async function* lines(): AsyncGenerator<string> {
  for (const record of tinyCatalogue()) yield JSON.stringify(record)
}

function examplesOf(file: string): Example[] {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  return [...text.matchAll(/^```http\n([\s\S]*?)^```$/gm)].map(({ 1: block = '', index }) => {
    const [request = '', answer = ''] = block.split(/\n\n(?=\d{3}\n)/)
    const [line, asked, sent] = partsOf(request)
    const [method = '', path = ''] = line.split(' ')
    const [status, answered, said] = partsOf(answer)
    const place = `${file}:${text.slice(0, index).split('\n').length}`
    const says = said === null ? [] : said.split('\n').map((part) => part.trim())
    return { place, method, path, headers: asked, body: sent, status: Number(status), answered, says }
  })
}

/** First line, headers, and what follows an empty line. */
function partsOf(text: string): [string, Record<string, string>, string | null] {
  const [head = '', ...body] = text.trim().split('\n\n')
  const [line = '', ...headers] = head.split('\n')
  const pairs = headers.map((header) => {
    const [name = '', ...value] = header.split(': ')
    return [name, value.join(': ')]
  })
  return [line, Object.fromEntries(pairs), body.length === 0 ? null : body.join('\n\n')]
}
