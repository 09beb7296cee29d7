import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { categoryRecord, productRecord } from '@shop/catalogue/testing/records'
import { newKey } from '@shop/engine/db/new-key'
import { serverAddress } from '@shop/engine/db/test-database'
import pg from 'pg'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
// @boundaries-ignore the command line works on the shops of the repository
import { shopNames } from '../../../../scripts/shops.ts'
import { ranHere } from '../testing/ran-here.ts'
import { shopDatabase } from './base/shop-database.ts'
import { shopProgram } from './shop-program.ts'

// A process of its own for each run takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** One for all tests that only read what a file is like: a shop's database is made once. */
let data: string
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'shop-import-data-'))
})
afterAll(() => rmSync(data, { recursive: true, force: true }))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-import-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('without words it tells how to be used', async () => {
  expect(await run(['home-shop'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Usage: pnpm shop <shop> import catalogue <file>'),
  })
})

test.each(['catalogue', 'prices', 'stock', 'stores', 'store-stock'])(
  'help of %s is no failure',
  async (what) => {
    expect(await run(['home-shop', '--help'], {}, what)).toMatchObject({
      code: 0,
      output: expect.stringMatching(new RegExp(`import ${what} <file>[^]*Exit codes`)),
    })
  },
)

test('what cannot be imported is told with what can', async () => {
  expect(await run(['home-shop', 'file.ndjson'], {}, 'weather')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('import stock <file>'),
  })
})

test('no script has a name that pnpm keeps for itself, so that every one can be called', () => {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')),
  )

  expect(Object.keys(scripts).filter((name) => /^import\b/.test(name))).toEqual([])
})

test('an unknown shop is told with those that exist', async () => {
  const { code, errors } = await run(['shoe-shop', 'file.ndjson'])

  expect(code).toBe(2)
  expect(errors).toBe(`There is no shop "shoe-shop": say ${shopNames().join(' or ')}.\n`)
})

test('a file that is not there is told before anything is opened', async () => {
  const file = join(folder, 'none.ndjson')

  expect((await run(['home-shop', file])).errors).toBe(
    `The file ${file} cannot be read: check its name and its rights.\n`,
  )
})

test('a directory is told in one sentence', async () => {
  const file = join(folder, 'files')
  mkdirSync(file)

  expect(await run(['home-shop', file])).toEqual({
    code: 1,
    output: '',
    errors: `The file ${file} is a directory: name a file in it.\n`,
  })
})

test.each([
  ['an empty file', '', 'is empty: there is nothing to import.'],
  ['a compressed file', gzipSync('{}'), 'is compressed (gzip): unpack it first, for example with "gunzip".'],
])('%s is told in one sentence, and nothing is lost', async (_, content, said) => {
  const file = join(folder, 'file.ndjson')
  writeFileSync(file, content)

  expect(await run(['home-shop', file], { DATABASE_URL: '', SHOP_DATA: data })).toEqual({
    code: 1,
    output: '',
    errors: `The file ${file} ${said}\n`,
  })
})

test('a writer that was stopped leaves half a line, which is told; the lines before are imported', async () => {
  const file = join(folder, 'file.ndjson')
  const lines = [categoryRecord({ id: 1 }), productRecord({ id: 1 })].map((record) => JSON.stringify(record))
  writeFileSync(file, `${lines.join('\n')}\n${lines[1]?.slice(0, 80)}`)
  const once = await runAlone(['home-shop', file], { DATABASE_URL: '', SHOP_DATA: folder })

  expect(once).toEqual({
    code: 1,
    output: '2 created, 0 changed, 0 unchanged, 1 bad line.\n',
    errors: 'line 3: is not JSON: the file ends in the middle of it, its writer may have been stopped\n',
  })
})

test('prices alone: a table without its columns is told, a bad line is listed', async () => {
  const file = join(folder, 'prices.csv')
  const environment = { DATABASE_URL: '', SHOP_DATA: data }
  const prices = () => run(['home-shop', file], environment, 'prices')
  await ranHere(() => shopProgram(['home-shop', 'migrate']), environment)
  writeFileSync(file, 'sku;amount\n1;2\n')
  const refused = await prices()
  writeFileSync(file, 'variantId;country;price\n1;DE;2\n')
  const listed = await prices()

  expect(refused).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`The file ${file} is neither JSON`),
  })
  expect(listed).toEqual({
    code: 1,
    output: '0 changed, 0 unchanged, 1 bad line.\n',
    errors: 'line 2: variantId: there is no variant 1\n',
  })
})

test('all or nothing has nothing to go on from', async () => {
  const { code, errors } = await run(['home-shop', 'file.ndjson', '--strict', '--resume'])

  expect(code).toBe(2)
  expect(errors.trim().split('\n')).toHaveLength(1)
})

test('a database that does not answer is one sentence', async () => {
  const file = join(folder, 'file.ndjson')
  writeFileSync(file, '{}\n')
  const { code, errors } = await run(['home-shop', file], { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })

  expect(code).toBe(2)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toContain('nothing answers at its address')
})

test('each shop has its own schema and directory', () => {
  expect(shopDatabase('baby-shop', {})).toMatchObject({
    databaseUrl: null,
    dataDirectory: expect.stringMatching(/\.data[\\/]baby-shop[\\/]database$/),
    schema: 'baby_shop',
  })
})

function run([shop = '', ...words]: string[], environment: Record<string, string> = {}, what = 'catalogue') {
  return ranHere(() => shopProgram([shop, 'import', what, ...words]), environment)
}

/** The same in a process of its own, as it is called. */
function runAlone([shop = '', ...words]: string[], environment: Record<string, string>) {
  return new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    const program = join(import.meta.dirname, 'shop.ts')
    const env = { ...process.env, ...environment }
    const child = spawn(process.execPath, [program, shop, 'import', 'catalogue', ...words], { env })
    let [output, errors] = ['', '']
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
    })
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString()
    })
    child.on('close', (code) => resolve({ code, output, errors }))
  })
}

const server = await serverAddress()

test.skipIf(server === null)(
  'a file is imported, its bad line told, and the exit code says so',
  async () => {
    const client = new pg.Client({ connectionString: server ?? '' })
    const own = `test_${newKey()}`
    const address = new URL(server ?? '')
    address.pathname = own
    await client.connect()
    await client.query(`create database ${own}`)
    const file = join(folder, 'file.ndjson')
    const good = [categoryRecord({ id: 990_001 }), productRecord({ id: 990_001, categories: [990_001] })]
    writeFileSync(file, [...good.map((record) => JSON.stringify(record)), '{"kind":"product"}'].join('\n'))
    const { code, output, errors } = await run(['baby-shop', file], { DATABASE_URL: address.href })
    await client.query(`drop database ${own}`)
    await client.end()

    expect(output).toBe('2 created, 0 changed, 0 unchanged, 1 bad line.\n')
    expect(errors).toContain('line 3: id: ')
    expect(code).toBe(1)
  },
  60_000,
)
