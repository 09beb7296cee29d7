import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/import-catalogue.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { reviews } from '../db/schema/reviews.ts'
import { tinyCatalogue } from '../testing/tiny-catalogue.ts'
import { type OperatorDoor, openOperatorDoor } from './operator-door.ts'

const SHOP = new URL('./shop.ts', import.meta.url).pathname
const ID = 'abcdef0123456789abcdef0123456789'

let folder: string
let database: Database
let door: OperatorDoor | null
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-command-'))
  database = await openDatabase({ databaseUrl: null, dataDirectory: directory(), schema: 'home_shop' })
  const lines = tinyCatalogue().map((record) => JSON.stringify(record))
  await importCatalogue(
    database,
    (async function* () {
      yield* lines
    })(),
    { strict: true },
  )
  await database.sql.insert(reviews).values({
    id: ID,
    productId: 1,
    language: 'de',
    rating: 4,
    title: 'Weich',
    text: 'Sehr weich,\nsehr warm.',
    nickname: 'Anna',
    state: 'pending',
    isVerified: true,
    createdAt: new Date('2026-11-20T10:00:00Z'),
  })
  door = null
}, 60_000)
afterEach(async () => {
  await door?.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a shop that is not running: its reviews are listed and decided', async () => {
  await database.close()

  const list = await shop('home-shop', 'reviews', 'list')
  const approved = await shop('home-shop', 'reviews', 'approve', 'abcdef01')
  const again = await shop('home-shop', 'reviews', 'list')

  expect(list.code).toBe(0)
  expect(list.out).toContain('abcdef01  ★★★★☆  P1 Kissen')
  expect(list.out).toContain('Anna, 2026-11-20, de, verified purchase')
  expect([approved.code, approved.out]).toEqual([0, 'abcdef01: approved\n'])
  expect(again.out).toBe('No reviews are pending.\n')
}, 60_000)

test('a running shop runs the command itself', async () => {
  door = await openOperatorDoor(database, directory())

  const rejected = await shop('home-shop', 'reviews', 'reject', ID)

  const states = await database.sql.select({ state: reviews.state }).from(reviews)
  expect([rejected.code, rejected.out]).toEqual([0, 'abcdef01: rejected\n'])
  expect(states).toEqual([{ state: 'rejected' }])
}, 60_000)

test('a running shop without a door says who holds the database', async () => {
  const answer = await shop('home-shop', 'reviews', 'list')

  expect(answer.code).toBe(2)
  expect(answer.err).toContain('is in use by process')
}, 60_000)

test.each([
  [[], 2, 'Usage: pnpm shop'],
  [['home-shop'], 2, 'Usage: pnpm shop'],
  [['garden-shop', 'reviews', 'list'], 2, 'There is no shop "garden-shop"'],
  [['home-shop', 'weather'], 2, 'Usage: pnpm shop'],
  [['home-shop', 'constructor'], 2, 'Usage: pnpm shop'],
  [['home-shop', 'reviews'], 2, 'reviews approve <id>'],
  [['home-shop', 'reviews', 'approve'], 2, 'reviews approve <id>'],
  [['home-shop', 'reviews', 'list', 'funny'], 2, 'reviews list'],
  [['home-shop', 'reviews', 'approve', '00000000'], 1, '00000000: names no review, or several'],
])(
  '%j ends with %i and says what is wrong',
  async (words, code, said) => {
    door = await openOperatorDoor(database, directory())

    const answer = await shop(...words)

    expect(answer.code).toBe(code)
    expect(answer.out + answer.err).toContain(said)
  },
  60_000,
)

test('what is no command is answered, and the door stays open', async () => {
  door = await openOperatorDoor(database, directory())

  for (const nonsense of ['', 'hello', '{}', '[1]', 'x'.repeat(100_000)]) {
    const socket = connect({ path: `${directory()}.sock`, allowHalfOpen: true })
    socket.on('error', () => undefined)
    socket.end(nonsense)
    await text(socket).catch(() => '')
  }

  expect((await shop('home-shop', 'reviews', 'list')).code).toBe(0)
}, 60_000)

function directory(): string {
  return join(folder, 'database')
}

function shop(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const { DATABASE_URL: _, ...environment } = process.env
  const options = { env: { ...environment, SHOP_DATA: folder, NODE_NO_WARNINGS: '1' } }
  return new Promise((resolve) => {
    execFile(process.execPath, [SHOP, ...words], options, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
}
