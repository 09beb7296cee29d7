import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { catalogueLines } from '@shop/catalogue/testing/records'
import { tinyCatalogue, VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { type Database, openDatabase } from '@shop/engine/db/database'
import { type RecoverableServer, recoverableServer } from '@shop/engine/testing/recoverable-server'
import { testBrand } from '@shop/engine/testing/test-brand'
import { hasServerPrograms, run, USER } from '@shop/engine/testing/two-servers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, engineOn } from '../engine.ts'
import { brokenInvariants } from '../testing/audited.ts'
import { buy } from '../testing/checkout-steps.ts'
import { aVisitor } from '../testing/visitor.ts'

const SCHEMA = 'home_shop'

if (!hasServerPrograms)
  console.warn('SKIPPED pg_dump and going back to a minute: they need the programs of a PostgreSQL server.')

// The words of docs/operations.md, as an operator types them.
describe.skipIf(!hasServerPrograms)('with the tools of the server', () => {
  let server: RecoverableServer
  let database: Database
  let engine: Engine
  beforeAll(async () => {
    server = await recoverableServer()
    database = await opened(server.url)
    await importCatalogue(database, catalogueLines([...tinyCatalogue()]), { strict: true })
    engine = await engineOn(
      { ...database, close: async () => undefined },
      {
        brand: testBrand,
        publicOrigin: 'https://shop.example',
        shopOrigins: null,
        sandboxPayments: true,
        secret: 'a secret for tests',
        housekeeping: false,
      },
    )
  }, 120_000)
  afterAll(async () => {
    await server?.stop()
  })

  test('a dump that is restored into an empty database has every row, and nothing is broken', {
    timeout: 120_000,
  }, async () => {
    await order()
    const file = join(tmpdir(), `dump-${process.pid}-${USER.uid ?? 'own'}.dump`)
    await database.sql.execute(sql`create database elsewhere`)
    const elsewhere = server.url.replace(/\/postgres$/, '/elsewhere')

    run('pg_dump', '--format=custom', `--schema=${SCHEMA}`, `--file=${file}`, server.url)
    run('pg_restore', `--dbname=${elsewhere}`, file)

    const restored = await opened(elsewhere, false)
    expect(await counts(restored)).toEqual(await counts(database))
    expect(await brokenInvariants({ database: restored, now: engine.now })).toEqual([])
    await restored.close()
    rmSync(file, { force: true })
  })

  test('it goes back to a moment: what was ordered before is there, what came later is not, and it can be written again', {
    timeout: 120_000,
  }, async () => {
    await order()
    server.takeBase()
    await order()
    const before = await counts(database)
    const moment = await server.moment()
    await order()
    const later = await counts(database)
    await server.archived()
    await engine.close()
    await database.close()

    await server.recoverTo(moment)
    const found = await opened(server.url, false)
    const waiting = await counts(found)
    const broken = await brokenInvariants({ database: found, now: engine.now })
    const refused = await found.sql.execute(sql`delete from orders`).then(
      () => 'taken',
      (problem: unknown) => String((problem as Error).cause ?? problem),
    )
    await server.resume()
    const opening = await counts(found)
    await found.sql.execute(sql`update order_numbers set last = last + 1000`)
    await found.close()

    expect(later.orders).toBe((before.orders ?? 0) + 1)
    expect(waiting).toEqual(before)
    expect(broken).toEqual([])
    expect(refused).toContain('read-only transaction')
    expect(opening).toEqual(before)
  })

  async function order(): Promise<void> {
    expect(await buy(await aVisitor(engine), { variantId: VARIANTS.cushion })).toHaveProperty('token')
  }
})

function opened(databaseUrl: string, migrates = true): Promise<Database> {
  return openDatabase({ databaseUrl, dataDirectory: null, schema: SCHEMA, migrates })
}

/** How many rows each table of the shop has, but those that no server keeps over a crash. */
async function counts({ sql: rows }: Database): Promise<Record<string, number>> {
  const { rows: tables } = await rows.execute<{ name: string; count: number }>(
    sql`select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', ${SCHEMA}::text, relname), false, true, '')))[1]::text::int as count from pg_class where relnamespace = ${SCHEMA}::regnamespace and relkind = 'r' and relpersistence = 'p'`,
  )
  return Object.fromEntries(tables.map(({ name, count }) => [name, count]))
}
