import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { type Database, openDatabase } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { serverAddress } from '@shop/engine/db/test-database'
import { deskMails } from '@shop/mail/outbox/mail-desk-store'
import { sql as raw } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditShop, isClean } from '../audit/audit.ts'
import { shopDatabase } from '../cli/base/shop-database.ts'
import { wordsFromHere } from '../cli/base/words-from-here.ts'
import { runCommand } from '../cli/commands.ts'
import { restoreProgram } from '../cli/restore-program.ts'
import { aYear } from '../testing/a-year.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { anAddress, buy } from '../testing/checkout-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { type BackupHead, BackupLine } from './backup-format.ts'
import { backupTables } from './backup-tables-store.ts'
import { restoreBackup } from './restore-backup.ts'
import { withOwnStories } from './story-files.ts'
import { PERSONS } from './without-persons.ts'
import { writeBackup } from './write-backup.ts'

const SHOP = 'home-shop'
const NOW = new Date('2026-11-21T13:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'))
const server = await serverAddress()
/** The tables of the last release, and its last migration. */
const RELEASED = v.parse(
  v.record(v.string(), v.object({ columns: v.record(v.string(), v.unknown()) })),
  JSON.parse(
    readFileSync(new URL('../../../engine/src/db/released/released-schema.json', import.meta.url), 'utf8'),
  ),
)
const LAST_RELEASED = '0032_ending_order_links'
const opened: Database[] = []
const [kind] = await engineKinds()
let engine: TestEngine['engine']
let whole = ''

beforeAll(async () => {
  if (kind === undefined) throw new Error('There is no embedded database.')
  const shop = await kind.open()
  engine = shop.engine
  await aYear(shop)
  await somebody(shop.engine)
  mkdirSync(join(folder, 'pictures/deep'), { recursive: true })
  writeFileSync(join(folder, 'pictures/deep/one.jpg'), Buffer.alloc(300_000, 7))
  writeFileSync(join(folder, 'pictures/two.jpg'), 'two')
  whole = join(folder, 'whole')
  await writeBackup(engine.database, { ...INPUT, file: whole, pictures: join(folder, 'pictures') })
}, 120_000)
afterAll(async () => {
  for (const database of opened) await database.close()
  await engine?.close()
  rmSync(folder, { recursive: true, force: true })
})

const INPUT = { shop: SHOP, now: NOW, pictures: null, content: null, withoutPersons: false }

describe('a backup', () => {
  test.each(server === null ? ['embedded'] : ['embedded', 'server'])(
    'comes back whole, rows, numbers and pictures, in an empty %s database',
    async (where) => {
      const { database, schema } = await empty(where === 'server' ? server : null)
      const pictures = join(folder, `pictures-${where}`)

      const restored = await restoreBackup(database, {
        file: whole,
        shop: SHOP,
        schema,
        pictures,
        content: null,
      })

      expect(restored).toMatchObject({ files: 2, head: { hasPersons: true, shop: SHOP } })
      expect(readFileSync(join(pictures, 'deep/one.jpg'))).toEqual(Buffer.alloc(300_000, 7))
      expect(await contents(database)).toEqual(await contents(engine.database))
      expect(isClean(await auditShop(database.sql, { now: NOW }))).toBe(true)
      // The next row gets a number that nobody has.
      await database.sql.execute(
        raw`insert into order_events (order_id, at, "to", by) select id, now(), state, 'x' from orders limit 1`,
      )
    },
    60_000,
  )

  // Pages lay beside the database, and no backup had them.
  test("has the shop's own stories with their versions and uploaded pictures", async () => {
    const data = join(folder, newKey())
    const space = join(data, 'content/space.json')
    mkdirSync(`${space}.versions/7`, { recursive: true })
    mkdirSync(`${space}.assets`)
    writeFileSync(space, '{"stories":[]}')
    writeFileSync(`${space}.versions/7/1.json`, '{"id":1}')
    writeFileSync(`${space}.assets/one.webp`, Buffer.alloc(300_000, 9))
    writeFileSync(`${space}.lock`, '')
    const file = join(folder, newKey())
    const words = withOwnStories(['backup', file], { dataDirectory: join(data, 'database') }, {})

    const said = await runCommand(engine.database, words, NOW)
    const other = join(folder, newKey())
    const own = join(other, 'own.json')
    const copy = join(folder, newKey())
    await writeBackup(engine.database, { ...INPUT, file: copy, content: space })
    const restored = await restoreProgram(SHOP, [copy, '--nothing-since', '--stories', own], {
      SHOP_DATA: other,
    })

    expect(said.lines.join()).toMatch(/, 0 pictures, stories in 3 files\.$/)
    expect(restored.lines.join('\n')).toContain(`Stories are in ${own}, 3 files.`)
    expect(readFileSync(own, 'utf8')).toBe('{"stories":[]}')
    expect(readFileSync(`${own}.versions/7/1.json`, 'utf8')).toBe('{"id":1}')
    expect(readFileSync(`${own}.assets/one.webp`)).toEqual(Buffer.alloc(300_000, 9))
    expect(existsSync(`${own}.lock`)).toBe(false)
  }, 60_000)

  // A leftover of another restore had the first part of a picture, and the backup's was written behind it.
  test('writes each file anew, and says what lies elsewhere', async () => {
    const own = join(folder, newKey(), 'own.json')
    const space = join(folder, newKey())
    mkdirSync(`${own}.assets`, { recursive: true })
    mkdirSync(`${space}.assets`)
    writeFileSync(`${own}.assets/one.webp`, 'of another shop')
    writeFileSync(space, '{"stories":[]}')
    writeFileSync(`${space}.assets/one.webp`, Buffer.alloc(300_000, 9))
    const file = join(folder, newKey())
    const elsewhere = { delivered: 2, uploaded: 1 }
    await writeBackup(engine.database, { ...INPUT, file, content: space, elsewhere })
    const said = join(folder, newKey())
    await runCommand(engine.database, ['backup', said, '--delivered', '2', '--uploaded', '1'], NOW)
    const files = join(folder, newKey())
    mkdirSync(join(files, 'media'), { recursive: true })
    writeFileSync(join(files, 'media/a.jpg'), 'a')

    const restored = await restoreProgram(SHOP, [file, '--nothing-since', '--stories', own], {
      SHOP_DATA: join(folder, newKey()),
      FILES_URL: files,
    })

    expect(textOf(said)).toContain('"elsewhere":{"delivered":2,"uploaded":1}')
    expect(restored.lines.join()).toContain('every file read back')
    expect(readFileSync(`${own}.assets/one.webp`).equals(Buffer.alloc(300_000, 9))).toBe(true)
    expect(restored.exitCode).toBe(1)
    expect(restored.lines.at(-1)).toContain('there were 2 delivered and 1 uploaded pictures')
  }, 60_000)

  test('a file that the disk did not take is named, with what to do', async () => {
    const pictures = join(folder, newKey())
    const { database, schema } = await empty(null)

    const restored = restoreBackup(database, {
      file: whole,
      shop: SHOP,
      schema,
      pictures,
      content: null,
      // Whatever is written to it is gone, as on a disk that fails.
      afterRows: async () => {
        mkdirSync(join(pictures, 'deep'), { recursive: true })
        symlinkSync('/dev/null', join(pictures, 'two.jpg'))
      },
    })

    await expect(restored).rejects.toThrow(
      /1 of 2 files are not on the disk .*two\.jpg first: .*restore again/,
    )
  }, 60_000)

  test('a copy without persons opens no drafts of the shop itself', async () => {
    const space = join(folder, newKey())
    writeFileSync(space, '{"stories":[1],"tokens":{"public":"open","preview":"of the drafts"}}')
    const [file, own] = [join(folder, newKey()), join(folder, newKey())]
    await writeBackup(engine.database, { ...INPUT, file, content: space, withoutPersons: true })

    await restoreProgram(SHOP, [file, '--stories', own], { SHOP_DATA: join(folder, newKey()) })

    const copied = readFileSync(own, 'utf8')
    expect(JSON.parse(copied)).toMatchObject({ stories: [1], tokens: { preview: expect.any(String) } })
    expect(copied).not.toMatch(/of the drafts|"open"/)
  }, 60_000)

  test.each([
    ['of a service elsewhere', { CONTENT_ENDPOINT: 'https://api.example/v2' }],
    ['that are not there', { CONTENT_SPACE: '/nowhere/space.json' }],
  ])('leaves stories %s alone', (_, environment) => {
    const words = ['backup', 'copy']

    expect(withOwnStories(words, { dataDirectory: '/nowhere/database' }, environment)).toEqual(words)
  })

  // The embedded database answered nothing else while megabytes of pictures were packed.
  test('packs pictures after the database was read', async () => {
    const order: string[] = []
    const database: Database = {
      ...engine.database,
      transaction: (body, options) =>
        engine.database.transaction(body, options).finally(() => {
          order.push('read')
          writeFileSync(join(folder, 'pictures-late/two.jpg'), 'later')
        }),
    }
    mkdirSync(join(folder, 'pictures-late'))
    const file = join(folder, newKey())

    await writeBackup(database, { ...INPUT, file, pictures: join(folder, 'pictures-late') })

    expect(order).toEqual(['read'])
    expect(textOf(file)).toContain('"path":"two.jpg"')
  })

  test('of a release before gets the tables of this one', async () => {
    const file = rewritten({
      head: (head) => ({ ...head, migrations: head.migrations.filter((name) => !name.startsWith('0050')) }),
      table: ({ name, columns, rows }) =>
        name === 'stock'
          ? { name, columns: columns.slice(0, 3), rows: rows.map((row) => row.slice(0, 3)) }
          : { name, columns, rows },
    })
    const { database, schema } = await empty(null)

    await restoreBackup(database, { file, shop: SHOP, schema, pictures: null, content: null })

    const { rows } = await database.sql.execute(
      raw`select count(*)::int as all, count(counted)::int as counted from stock`,
    )
    expect(rows).toEqual([{ all: 8, counted: 0 }])
  })

  // A year of data in the tables of the release, as far as it had them, with rows that older processes would have written.
  test('of the last release is a shop of this one, whose audit is clean', async () => {
    const file = rewritten({
      head: (head) => ({ ...head, migrations: head.migrations.filter((name) => name <= LAST_RELEASED) }),
      table({ name, columns, rows }) {
        const released = RELEASED[name]?.columns
        if (released === undefined) return null
        const kept = columns.flatMap((column, index) => (column in released ? [index] : []))
        const only = <Cell>(cells: readonly Cell[]) => cells.filter((_, index) => kept.includes(index))
        return { name, columns: only(columns), rows: rows.map(only) }
      },
      counter: (name) => Object.keys(RELEASED).some((table) => name.startsWith(`${table}_`)),
    })
    const { database, schema } = await empty(null)

    await restoreBackup(database, { file, shop: SHOP, schema, pictures: null, content: null })

    const audit = await auditShop(database.sql, { now: NOW })
    expect(audit.filter(({ broken }) => broken > 0)).toEqual([])
    const [before, after] = [await contents(engine.database), await contents(database)]
    const counts = (all: Record<string, unknown[]>) =>
      Object.fromEntries(
        ['orders', 'order_items', 'invoices', 'payments', 'users', 'gift_cards', 'stock'].map((name) => [
          name,
          all[name]?.length,
        ]),
      )
    expect(counts(after)).toEqual(counts(before))
    expect(after.orders?.length).toBeGreaterThan(0)
  }, 120_000)

  test('is written by the command, once, wherever it was said', async () => {
    const words = wordsFromHere(['backup', 'mine', '--pictures', 'pictures'], folder)
    const first = await runCommand(engine.database, words, NOW)
    const second = await runCommand(engine.database, words, NOW)

    expect(first.lines.join()).toMatch(/mine: \d+ rows of \d+ tables, 2 pictures\./)
    expect(second).toEqual({
      lines: [`${join(folder, 'mine')} is there already: name another file, or take it away.`],
      exitCode: 1,
    })
    expect((await runCommand(engine.database, ['backup'], NOW)).exitCode).toBe(2)
  })

  test.each([
    ['nowhere/copy', []],
    ['copy', ['--pictures', 'nowhere']],
  ])('into %s %j is refused, because there is no such folder', async (file, options) => {
    const words = wordsFromHere(['backup', file, ...options], folder)

    const { lines, exitCode } = await runCommand(engine.database, words, NOW)

    expect(lines.join()).toBe(
      `There is no folder ${join(folder, 'nowhere')}: make it, or name another one. Nothing was written.`,
    )
    expect(exitCode).toBe(1)
    expect(existsSync(join(folder, 'copy'))).toBe(false)
  })
})

/** A thousand for each thirty days since the backup, as there are few orders. */
const LIKELY = 1000 * Math.max(1, Math.ceil((Date.now() - NOW.getTime()) / (30 * 24 * 60 * 60 * 1000)))

describe('a shop that went on after its backup', () => {
  const late = join(folder, 'late')
  const restored = async (...options: string[]) => {
    const data = join(folder, newKey())
    const result = await restoreProgram(SHOP, [late, ...options], { SHOP_DATA: data })
    const database = await openDatabase(shopDatabase(SHOP, { SHOP_DATA: data }))
    opened.push(database)
    const { rows } = await database.sql.execute<{ counter: string; last: number }>(
      raw`select counter, last::int as last from order_numbers order by counter collate "C"`,
    )
    return { ...result, database, rows, waiting: await deskMails(database.sql, 'waiting', 10) }
  }
  let before: { counter: string; last: number }[]
  beforeAll(async () => {
    const { rows } = await engine.database.sql.execute<{ counter: string; last: number }>(
      raw`select counter, last::int as last from order_numbers order by counter collate "C"`,
    )
    before = rows
    await engine.database.sql.execute(raw`insert into outbox (topic, payload, available_at) values
      ('mail', '{}', ${NOW.toISOString()}), ('order-news', '{}', ${NOW.toISOString()})`)
    await writeBackup(engine.database, { ...INPUT, file: late })
    await engine.database.sql.execute(raw`delete from outbox where payload = '{}'`)
  })

  // The counters came back as they were: the next order had the number of one that somebody had paid.
  test('gives no number again, says which ones it leaves out, and its audit knows of them', async () => {
    const { lines, exitCode, database, rows } = await restored()

    expect(exitCode).toBe(0)
    expect(before.length).toBeGreaterThan(1)
    expect(rows).toEqual(before.map(({ counter, last }) => ({ counter, last: last + LIKELY })))
    for (const { counter, last } of before)
      expect(lines.join('\n')).toContain(`numbers ${last + 1} to ${last + LIKELY} of ${counter}.`)
    expect(lines.at(-1)).toBe('Audit: all 22 invariants hold.')
    expect(lines.join('\n')).toContain('say "users erase" for each of them')

    await database.sql.execute(raw`delete from number_gaps`)
    const broken = (await auditShop(database.sql, { now: NOW })).filter((one) => one.broken > 0)
    expect(broken.map(({ name, broken: count }) => [name, count])).toEqual([['paper-numbers', before.length]])
  }, 120_000)

  test('sends nothing again that had not gone out, until somebody says so', async () => {
    const { lines, database, waiting } = await restored('--gap', '7')

    expect(waiting).toEqual([])
    expect(lines.join('\n')).toMatch(/Held back, .*: 1 mails and 1 other messages/)
    const released = await runCommand(database, ['mails', 'release'], NOW)
    expect(released.lines.join()).toMatch(/^2 go out within minutes/)
    expect(await deskMails(database.sql, 'waiting', 10)).toHaveLength(1)
    expect((await runCommand(database, ['mails', 'release'], NOW)).lines).toEqual(['Nothing was held back.'])
  }, 120_000)

  test('and one that has only moved goes on as it was', async () => {
    const { lines, rows, waiting } = await restored('--nothing-since')

    expect(rows).toEqual(before)
    expect(waiting).toHaveLength(1)
    expect(lines).toHaveLength(2)
  }, 120_000)

  test.each([['--gap'], ['--gap', '-1'], ['--gap', 'many'], ['--gaps', '1']])(
    '%s %s is not understood',
    async (...options) => {
      expect((await restoreProgram(SHOP, [whole, ...options], {})).exitCode).toBe(2)
    },
  )
})

describe('nothing is written for', () => {
  /** What is refused leaves it empty for the next one. */
  let place: Awaited<ReturnType<typeof empty>>
  beforeAll(async () => {
    place = await empty(null)
  })

  test.each<[what: string, bytes: () => Buffer | string, said: RegExp]>([
    ['an empty file', () => '', /was cut|is empty|damaged/],
    ['some other file', () => 'Hello', /is no backup of a shop, or is damaged/],
    ['some other compressed file', () => gzipSync('{"hello":1}\n'), /line 1 cannot be read/],
    ['a table without its head', () => gzipSync('["1"]\n'), /does not begin as a backup/],
    ['a file that was cut', () => readFileSync(whole).subarray(0, -5000), /was cut/],
    [
      'a file without its end',
      () => gzipSync(textOf(whole).split('\n').slice(0, -2).join('\n')),
      /has no end: it was cut/,
    ],
    [
      'a file with a changed amount',
      () => gzipSync(textOf(whole).replace('"captured"', '"refunded"')),
      /is not as it was written/,
    ],
    ['a file that goes on', () => gzipSync(`${textOf(whole)}["1"]\n`), /goes on behind its end/],
    [
      'a newer format',
      () => readFileSync(rewritten({ head: (head) => ({ ...head, format: 3 }) })),
      /written by a newer build \(format 3/,
    ],
    [
      'newer tables',
      () =>
        readFileSync(
          rewritten({ head: (head) => ({ ...head, migrations: [...head.migrations, '9999_later'] }) }),
        ),
      /does not know \(9999_later\)/,
    ],
    [
      'another shop',
      () => readFileSync(rewritten({ head: (head) => ({ ...head, shop: 'baby-shop' }) })),
      /is a backup of baby-shop/,
    ],
    [
      'a row that is missing',
      () =>
        readFileSync(
          rewritten({
            table: ({ rows, ...same }) => ({
              ...same,
              rows: same.name === 'order_events' ? rows.slice(1) : rows,
            }),
            countsAnew: false,
          }),
        ),
      /order_events has \d+ rows and should have \d+/,
    ],
  ])('%s', async (_, bytes, said) => {
    const file = join(folder, newKey())
    writeFileSync(file, bytes())
    const { database, schema } = place

    await expect(
      restoreBackup(database, { file, shop: SHOP, schema, pictures: null, content: null }),
    ).rejects.toThrow(said)

    const { rows } = await database.sql.execute(raw`select to_regclass('orders') is null as empty`)
    expect(rows).toEqual([{ empty: true }])
  })

  test.each([
    ['a file that is not there', () => join(folder, 'nothing'), /There is no file/],
    ['a folder', () => folder, /is a folder/],
  ])('%s', async (_, file, said) => {
    const { database, schema } = place

    await expect(
      restoreBackup(database, { file: file(), shop: SHOP, schema, pictures: null, content: null }),
    ).rejects.toThrow(said)
  })

  test('a place that has tables already', async () => {
    const asked = { file: whole, shop: SHOP, schema: 'test', pictures: null, content: null }

    await expect(restoreBackup(engine.database, asked)).rejects.toThrow(/This place is not empty/)
  })
})

describe('a copy without persons', () => {
  test('holds nothing that names, finds or reaches anybody, and is a shop all the same', async () => {
    const file = join(folder, 'staging')
    await writeBackup(engine.database, { ...INPUT, file, withoutPersons: true })

    const copy = textOf(file)
    const everything = textOf(whole)
    const values = await personalValues(engine.database)
    expect(values.filter((value) => copy.includes(value))).toEqual([])
    expect(PERSONAL.filter((value) => !everything.includes(value))).toEqual([])

    const { database, schema } = await empty(null)
    await restoreBackup(database, { file, shop: SHOP, schema, pictures: null, content: null })
    expect(isClean(await auditShop(database.sql, { now: NOW }))).toBe(true)
    const { rows } = await database.sql.execute(
      raw`select count(*)::int as orders, count(distinct email)::int as people from orders`,
    )
    expect(rows[0]?.orders).toBeGreaterThan(5)
  })

  // Whoever got a copy to try something out had the margins of the house with it.
  test('leaves out what goods are bought for', async () => {
    const file = join(folder, newKey())
    await writeBackup(engine.database, { ...INPUT, file, withoutPersons: true })

    const costs = ['4242421', '4242422', '4242423']
    expect(costs.filter((cost) => !textOf(whole).includes(cost))).toEqual([])
    expect(costs.filter((cost) => textOf(file).includes(cost))).toEqual([])
  })

  test('every table was decided upon', async () => {
    const tables = await engine.database.transaction((sql) => backupTables(sql))

    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(PERSONS).toSorted())
  })

  test('every column that is replaced is there', async () => {
    const tables = await engine.database.transaction((sql) => backupTables(sql))
    const missing = Object.entries(PERSONS).flatMap(([name, policy]) => {
      const there = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? []
      const named = typeof policy === 'string' ? [] : [policy.seed, ...Object.keys(policy.columns)]
      return named.filter((column) => !there.includes(column)).map((column) => `${name}.${column}`)
    })

    expect(missing).toEqual([])
  })
})

/** What only this person has; each is somewhere in the whole backup. */
const PERSONAL = [
  'Zebedäus',
  'Quastenflosser',
  'zq@mail.example',
  'Xylophonweg',
  '54321',
  'Ulmerstadt',
  '0731555777',
  'FürZebi',
  'Geburtstag bei Q',
]

async function somebody(shop: TestEngine['engine']): Promise<void> {
  const visitor = await aCustomer(shop, { email: 'zq@mail.example' })
  const address = anAddress({
    firstName: 'Zebedäus',
    lastName: 'Quastenflosser',
    street: 'Xylophonweg',
    zip: '54321',
    city: 'Ulmerstadt',
    phone: '0731555777',
  })
  await buy(visitor, { variantId: VARIANTS.cushion, address, email: 'zq@mail.example' })
  await shop.database.sql.execute(
    raw`insert into variant_costs (variant_id, currency, cost) values (${VARIANTS.cushion}, 'EUR', 4242421)`,
  )
  await shop.database.sql.execute(raw`update order_items set unit_cost = 4242422`)
  await shop.database.sql.execute(
    raw`insert into variant_hours (hour, locale, currency, variant_id, units, gross, cost) values ('2026-01-01T00:00:00Z', 'de-de', 'EUR', ${VARIANTS.cushion}, 1, 1, 4242423)`,
  )
  await shop.database.sql.execute(raw`update users set phone = '0731555777' where email = 'zq@mail.example'`)
  await shop.database.sql.execute(
    raw`insert into gift_lists (id, customer_id, shop_id, name, occasion, created_at, updated_at) select 'list', id, 1, 'Geburtstag bei Q', 'none', now(), now() from users where email = 'zq@mail.example'`,
  )
  await shop.database.sql.execute(
    raw`update order_items set item = jsonb_set(item, '{customData,customText}', '{"text1":"FürZebi"}') where order_id = (select id from orders order by placed_at desc, number desc limit 1)`,
  )
  await shop.tidy()
  await shop.tidy()
}

/** The values of every column that holds persons, and of the words within documents. */
async function personalValues({ sql }: Database): Promise<string[]> {
  const { rows } = await sql.execute<{ value: string | null }>(raw`
    select email as value from users union select first_name || '","' || last_name from users
    union select password_hash from users union select phone from users
    union select "to" from mails union select email from orders union select token_hash from orders
    union select shipping_address->>'street' from orders union select invoices.content->'recipient'->>'lastName' from invoices`)
  return [...PERSONAL, ...rows.flatMap(({ value }) => (value === null || value.length < 4 ? [] : [value]))]
}

async function empty(databaseUrl: string | null): Promise<{ database: Database; schema: string }> {
  const schema = databaseUrl === null ? 'restored' : `${process.env.SHOP_TEST_SCHEMAS ?? 'test'}_${newKey()}`
  const database = await openDatabase({ databaseUrl, dataDirectory: null, schema, migrates: false })
  opened.push(database)
  return { database, schema }
}

/** Every row of every table, sorted. */
async function contents({ sql }: Database): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const { name } of await backupTables(sql)) {
    const { rows } = await sql.execute(
      raw`select t::text as row from ${raw.identifier(name)} as t order by 1`,
    )
    all[name] = rows
  }
  return all
}

function textOf(file: string): string {
  return gunzipSync(readFileSync(file)).toString()
}

type TableRows = { name: string; columns: string[]; rows: (string | null)[][] }
type Changes = {
  head?: (head: BackupHead) => BackupHead
  /** Null leaves a table out. */
  table?: (table: TableRows) => TableRows | null
  /** Whether a counter stays. */
  counter?: (name: string) => boolean
  countsAnew?: boolean
}

/** A backup like `whole` with another head or other rows, and a digest that fits them. */
function rewritten({
  head = (line) => line,
  table = (same) => same,
  counter = () => true,
  countsAnew = true,
}: Changes): string {
  const lines = textOf(whole)
    .trim()
    .split('\n')
    .map((line) => v.parse(BackupLine, JSON.parse(line)))
  const out: BackupLine[] = []
  const counts: Record<string, number> = {}
  let open: TableRows | null = null
  const close = () => {
    if (open === null) return
    const changed = table(open)
    open = null
    if (changed === null) return
    const { name, columns, rows } = changed
    counts[name] = rows.length
    out.push({ kind: 'table', name, columns }, ...rows)
  }
  for (const line of lines) {
    if (Array.isArray(line)) {
      open?.rows.push(line)
      continue
    }
    close()
    if (line.kind === 'table') open = { ...line, rows: [] }
    else if (line.kind === 'sequence' && !counter(line.name)) continue
    else out.push(line.kind === 'shop-backup' ? head(line) : line)
  }
  const end = out.pop()
  if (end === undefined || Array.isArray(end)) throw new Error('The whole backup has no end.')
  const body = out.map((line) => `${JSON.stringify(line)}\n`).join('')
  const digest = createHash('sha256').update(body).digest('hex')
  const file = join(folder, newKey())
  const last = JSON.stringify({ ...end, ...(countsAnew ? { rows: counts } : {}), digest })
  writeFileSync(file, gzipSync(`${body}${last}\n`))
  return file
}
