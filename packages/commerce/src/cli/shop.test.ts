import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { tinyCatalogue } from '@shop/catalogue/testing/tiny-catalogue'
import { type Database, openDatabase } from '@shop/engine/db/database'
import { reviews } from '@shop/engine/db/schema/reviews'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
// @boundaries-ignore the command line works on the shops of the repository
import { shopNames } from '../../../../scripts/shops.ts'
import { ranHere } from '../testing/ran-here.ts'
import { askOperatorDoor } from './ask-operator-door.ts'
import { runCommand } from './commands.ts'
import { type OperatorDoor, openOperatorDoor } from './operator-door.ts'
import { shopProgram } from './shop-program.ts'

const ID = 'abcdef0123456789abcdef0123456789'

/** Says at the end how many files of code were loaded. */
const COUNTS_FILES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  let count = 0
  registerHooks({ load: (url, context, next) => { if (url.startsWith('file:')) count++; return next(url, context) } })
  process.on('exit', () => console.log('files:', count))
`)}`

const folder = mkdtempSync(join(tmpdir(), 'shop-command-'))
let database: Database
let door: OperatorDoor

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataDirectory: directory(), schema: 'home_shop' })
  const lines = (async function* () {
    for (const record of tinyCatalogue()) yield JSON.stringify(record)
  })()
  await importCatalogue(database, lines, { strict: true })
  door = await openOperatorDoor(database, directory())
}, 120_000)
beforeEach(async () => {
  await database.sql.delete(reviews)
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
})
afterAll(async () => {
  await door.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

test('reviews are listed with everything that a decision needs', async () => {
  const { lines, exitCode } = await run('reviews', 'list')

  expect(exitCode).toBe(0)
  expect(lines.join('\n')).toContain('abcdef01  ★★★★☆  P1 Kissen')
  expect(lines.join('\n')).toContain('Anna, 2026-11-20, de, verified purchase')
})

test('the beginning of an id is enough to decide', async () => {
  expect(await run('reviews', 'approve', 'abcdef01')).toEqual({
    lines: ['abcdef01: approved'],
    exitCode: 0,
  })
  expect(await run('reviews', 'list')).toEqual({ lines: ['No reviews are pending.'], exitCode: 0 })
  expect((await run('reviews', 'list', 'approved')).lines[0]).toContain('abcdef01')
})

test('a running shop runs the command itself', async () => {
  const rejected = await shop([], 'home-shop', 'reviews', 'reject', ID, '--because', 'Werbung.')

  const states = await database.sql.select({ state: reviews.state }).from(reviews)
  expect([rejected.code, rejected.out]).toEqual([0, 'abcdef01: rejected\n'])
  expect(states).toEqual([{ state: 'rejected' }])
}, 60_000)

test('a running shop is asked before the code of the commands is loaded', async () => {
  const { out } = await shop(['--import', COUNTS_FILES], 'home-shop', 'reviews', 'list')

  expect(out).toContain('Anna, 2026-11-20')
  // The commands are some 1,800 files.
  expect(Number(/files: (\d+)/.exec(out)?.[1])).toBeLessThan(30)
})

test('a shop that does not exist is named', async () => {
  const answer = await ranHere(() => shopProgram(['garden-shop', 'reviews', 'list']))

  expect([answer.code, answer.errors]).toEqual([
    2,
    `There is no shop "garden-shop": say ${shopNames().join(' or ')}.\n`,
  ])
}, 60_000)

test.each([
  [['weather'], 2, 'Usage: pnpm shop'],
  [['constructor'], 2, 'Usage: pnpm shop'],
  [[], 2, 'Usage: pnpm shop'],
  [['reviews'], 2, 'reviews approve <id>'],
  [['reviews', 'approve'], 2, 'reviews approve <id>'],
  [['reviews', 'list', 'funny'], 2, 'reviews list'],
  [['reviews', 'approve', '00000000'], 1, '00000000: names no review, or several'],
])('%j ends with %i and says what is wrong', async (words, code, said) => {
  const { lines, exitCode } = await run(...words)

  expect(exitCode).toBe(code)
  expect(lines.join('\n')).toContain(said)
})

test.each([
  ['prices', 'variantId;country;price\n10;DE;1799\n', '1 changed, 0 unchanged, 0 bad lines.'],
  ['stock', 'variantId;quantity\n10;7\n', '1 changed, 0 unchanged, 0 bad lines.'],
])('%s are imported by the shop that holds the embedded database', async (what, table, said) => {
  const file = join(folder, 'delta.csv')
  writeFileSync(file, table)
  const ran = (path: string) =>
    ranHere(() => shopProgram(['home-shop', 'import', what, path]), { DATABASE_URL: '', SHOP_DATA: folder })

  const first = await ran(file)
  const none = await ran(join(folder, 'none.csv'))
  const piped = await ran('-')

  expect(first).toEqual({ code: 0, output: `${said}\n`, errors: '' })
  expect(none).toMatchObject({ code: 1, errors: expect.stringContaining('cannot be read') })
  expect(piped).toMatchObject({ code: 2, errors: expect.stringContaining('cannot read standard input') })
})

test('a catalogue waits until the shop is stopped, and says so', async () => {
  const file = join(folder, 'catalogue.ndjson')
  writeFileSync(file, '{}\n')

  const { code, err } = await shop([], 'home-shop', 'import', 'catalogue', file)

  expect(code).toBe(2)
  expect(err.trim().split('\n')).toEqual([expect.stringContaining('is in use by process')])
}, 60_000)

// With a typing error in SHOP_DATA it made an empty shop there, and said that there were no orders.
test.each([
  ['orders', 'list'],
  ['staff', 'list'],
  ['import', 'prices', 'none.csv'],
])('%s %s where no shop is says so, and makes none', async (...words) => {
  const data = join(folder, 'typo')
  const answer = await ranHere(() => shopProgram(['home-shop', ...words]), {
    DATABASE_URL: '',
    SHOP_DATA: data,
  })

  expect(answer.code).toBe(1)
  expect(`${answer.output}${answer.errors}`.split('\n')).toEqual([
    expect.stringContaining(`There is no home-shop in ${data}:`),
    '',
  ])
  expect(existsSync(data)).toBe(false)
})

test('a folder called database that holds none is no shop', async () => {
  const data = join(folder, 'other')
  mkdirSync(join(data, 'database'), { recursive: true })

  const { code } = await ranHere(() => shopProgram(['home-shop', 'orders', 'list']), {
    DATABASE_URL: '',
    SHOP_DATA: data,
  })

  expect(code).toBe(1)
})

test('a new shop begins with its tables, and commands find it there', async () => {
  const environment = { DATABASE_URL: '', SHOP_DATA: join(folder, 'new') }
  const migrated = await ranHere(() => shopProgram(['home-shop', 'migrate']), environment)
  const listed = await ranHere(() => shopProgram(['home-shop', 'orders', 'list']), environment)

  expect([migrated.code, listed]).toEqual([0, { code: 0, output: 'No orders.\n', errors: '' }])
}, 60_000)

test('help tells of one topic when it is named, and of all when it is not', async () => {
  const one = await ranHere(() => shopProgram(['home-shop', 'mails', '--help']))
  const all = await ranHere(() => shopProgram(['--help']))

  expect([one.code, all.code]).toEqual([0, 0])
  expect(one.output).toContain('mails resend')
  expect(one.output).not.toContain('orders list')
  expect(all.output).toContain('orders list')
}, 60_000)

test('what is no command is answered, and the door stays open', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const nonsense of ['', 'hello', '{}', '[1]', 'x'.repeat(100_000)]) {
    const socket = connect({ path: `${directory()}.sock`, allowHalfOpen: true })
    socket.on('error', () => undefined)
    socket.end(nonsense)
    await text(socket).catch(() => '')
  }

  expect(await askOperatorDoor(directory(), ['reviews', 'list', 'rejected'])).toEqual({
    lines: ['No reviews are rejected.'],
    exitCode: 0,
  })
  expect(log).toHaveBeenCalledTimes(5)
  log.mockRestore()
})

test('where no shop is running nobody answers', async () => {
  expect(await askOperatorDoor(join(folder, 'nothing'), ['reviews', 'list'])).toBeNull()
})

function run(...words: string[]) {
  return runCommand(database, words, new Date('2026-11-21T12:00:00Z'))
}

function directory(): string {
  return join(folder, 'database')
}

function shop(
  options: readonly string[],
  ...words: string[]
): Promise<{ code: number; out: string; err: string }> {
  const { DATABASE_URL: _, ...environment } = process.env
  const within = { env: { ...environment, SHOP_DATA: folder, NODE_NO_WARNINGS: '1' } }
  const program = new URL('shop.ts', import.meta.url).pathname
  return new Promise((resolve) => {
    execFile(process.execPath, [...options, program, ...words], within, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })
}
