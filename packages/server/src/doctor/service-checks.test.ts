import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverAddress } from '@shop/engine/db/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceChecks } from './service-checks.ts'

const NOTHING = {
  searchUrl: null,
  databaseReadUrl: null,
  databaseUrl: null,
  traces: null,
  files: null,
  contentEndpoint: 'https://api.example/v2',
}
const NOBODY = '127.0.0.1:9'
const folder = mkdtempSync(join(tmpdir(), 'shop-doctor-'))
const database = await serverAddress()
let server: Server
let host = ''
let status = 200
let heard: string[] = []
beforeAll(async () => {
  server = createServer((request, answer) => {
    heard.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim())
    answer.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  host = typeof address === 'object' && address !== null ? `127.0.0.1:${address.port}` : ''
})
beforeEach(() => {
  heard = []
  status = 200
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await new Promise((resolve) => server.close(resolve))
})

const collector = (at: string) => ({
  url: `http://${at}/v1/traces`,
  metricsUrl: `http://${at}/v1/metrics`,
  headers: { 'x-key': 'k' },
  share: 1,
})

test('what a shop was not told to use has no line', async () => {
  expect(await serviceChecks(NOTHING)).toEqual([])
})

test('the search is asked with its user, and bad where it refuses or is away', async () => {
  const searchUrl = `http://shop:s%20cret@${host}/shop-qa`
  const well = await serviceChecks({ ...NOTHING, searchUrl })
  status = 401
  const refused = await serviceChecks({ ...NOTHING, searchUrl })
  const away = await serviceChecks({ ...NOTHING, searchUrl: `http://shop:s%20cret@${NOBODY}/` })

  expect(well).toMatchObject([{ topic: 'search', state: 'ok' }])
  expect(heard[0]).toBe(`GET / Basic ${Buffer.from('shop:s cret').toString('base64')}`)
  expect(refused).toMatchObject([{ state: 'bad', found: `${host} answers 401` }])
  expect(away).toMatchObject([{ state: 'bad', found: expect.stringContaining(NOBODY) }])
  expect(JSON.stringify(away)).not.toContain('cret')
})

test('a collector that does not take traces is looked at, as the shop goes on', async () => {
  const well = await serviceChecks({ ...NOTHING, traces: collector(host) })
  const away = await serviceChecks({ ...NOTHING, traces: collector(NOBODY) })

  expect([well, away]).toMatchObject([[{ state: 'ok' }], [{ topic: 'collector', state: 'look' }]])
  expect(heard).toEqual(['POST /v1/traces'])
})

test('files are written and removed, and one that cannot be written is bad', async () => {
  const place = join(folder, 'files')
  const well = await serviceChecks({ ...NOTHING, files: { kind: 'folder', folder: place } })
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const bad = await serviceChecks({ ...NOTHING, files: { kind: 'folder', folder: file } })

  expect([well, bad]).toMatchObject([[{ topic: 'files', state: 'ok' }], [{ topic: 'files', state: 'bad' }]])
  expect(existsSync(join(place, 'doctor')) ? readdirSync(join(place, 'doctor')) : []).toEqual([])
})

test.skipIf(database === null)('a copy that follows nobody is looked at', async () => {
  const checks = await serviceChecks({ ...NOTHING, databaseReadUrl: database })

  expect(checks).toMatchObject([
    { topic: 'copy', state: 'look', found: expect.stringContaining('follows no other one') },
  ])
})

test.each([
  ['on a server', { databaseUrl: 'postgres://db/shop', contentEndpoint: null }, 1],
  ['of a service elsewhere', { databaseUrl: 'postgres://db/shop' }, 0],
  ['of the one process of an embedded database', { contentEndpoint: null }, 0],
])('stories %s make a line or none', async (_, facts, lines) => {
  const checks = await serviceChecks({ ...NOTHING, ...facts })

  expect(checks.map(({ topic, state }) => [topic, state])).toEqual(
    Array.from({ length: lines }, () => ['stories', 'look']),
  )
})
