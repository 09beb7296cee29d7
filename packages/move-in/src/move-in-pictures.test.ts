import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@shop/engine/db/database'
import { databasesForRules, emptyTables } from '@shop/engine/db/test-database'
import { sql as query } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { moveIn, rehearsedMoveIn } from './move-in.ts'
import { recognisedFiles } from './reading/recognised-files.ts'
import { SOURCES } from './sources.ts'
import { aMove } from './testing/a-move.ts'
import type { MoveInOptions } from './writing/run/move-in-options.ts'

/** What was asked of the old shop. */
const asked: string[] = []
let server: Server
let origin = ''
let database: Database
let folder = ''
beforeAll(async () => {
  const [kind] = await databasesForRules()
  if (kind === undefined) throw new Error('There is no database to test on.')
  database = await kind.open()
  const red = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00000' } })
    .png()
    .toBuffer()
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved.png') response.writeHead(302, { location: '/red.png' }).end()
    else if (request.url === '/inside.png') response.writeHead(302, { location: 'ftp://127.0.0.1/' }).end()
    else if (request.url === '/red.png') response.end(red)
    else if (request.url === '/page.png') response.end('<html></html>')
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}, 60_000)
beforeEach(async () => {
  await emptyTables(database)
  asked.length = 0
  rmSync(folder, { recursive: true, force: true })
  folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'))
})
afterAll(async () => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
  await database?.close()
})

async function input(pictures: readonly string[], changed: Partial<MoveInOptions> = {}) {
  const path = join(folder, 'products.csv')
  const cell = pictures.map((name) => `${origin}/${name}`).join('|')
  writeFileSync(path, `id,name,price,pictures\nA,Kissen,9.00,${cell}\n`)
  const options = aMove({ source: 'csv', pictures: join(folder, 'media'), allowsPrivate: true, ...changed })
  return { files: await recognisedFiles(SOURCES.csv, [path]), options }
}
const images = async () => {
  const { rows } = await database.sql.execute<{ images: unknown }>(query`select images from products`)
  return rows[0]?.images
}

test('pictures are fetched once, measured, and stand at their product', async () => {
  const move = await input(['red.png', 'moved.png'])

  const rehearsed = await rehearsedMoveIn(database, move)
  const before = [...asked]
  const done = await moveIn(database, move)
  const after = asked.length
  const again = await moveIn(database, move)

  expect(before).toEqual([])
  expect(rehearsed.counts.get('pictures')).toEqual(done.counts.get('pictures'))
  const picture = {
    src: expect.stringMatching(/^moved-in\/[0-9a-f]{2}\/[0-9a-f]{32}\.png$/),
    width: 40,
    height: 30,
    colour: '#b80808',
    alt: { de: 'Kissen', fr: 'Kissen', nl: 'Kissen' },
  }
  expect(await images()).toEqual([picture, picture])
  expect(readdirSync(join(folder, 'media', 'moved-in'))).toHaveLength(1)
  expect(again.changes).toBe(false)
  expect(asked).toHaveLength(after)
})

test.each([
  ['is none', 'page.png', 'no picture'],
  ['is not there', 'gone.png', '404'],
  ['leads to something else than the web', 'inside.png', 'https'],
])('a picture that %s is named, and its product comes along', async (_, name, why) => {
  const report = await moveIn(database, await input([name, 'red.png']))

  expect(report.refusals).toMatchObject([
    { line: 2, column: 'picture', what: `${origin}/${name}`, why: expect.stringContaining(why) },
  ])
  expect(await images()).toHaveLength(1)
})

test('an address inside is not even called', async () => {
  const report = await moveIn(database, await input(['red.png'], { allowsPrivate: false }))

  expect(asked).toEqual([])
  expect(report.refusals).toMatchObject([{ column: 'picture', why: expect.stringContaining('https') }])
  expect(existsSync(join(folder, 'media'))).toBe(false)
})

test('pictures that were left out come with a later move, and stay with the one after it', async () => {
  const without = await input(['red.png'], { pictures: null })
  await moveIn(database, without)
  const first = await images()

  await moveIn(database, await input(['red.png']))
  const last = await moveIn(database, without)

  expect(first).toEqual([])
  expect(await images()).toHaveLength(1)
  expect(last.changes).toBe(false)
})
