import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../coordination/testing/meeting-places.ts'
import { hasServerPrograms, type TwoServers, twoServers } from '../testing/two-servers.ts'
import { type Database, openDatabase, readCatalogue } from './database.ts'
import { attempts } from './schema/system.ts'
import type { Sql } from './sql.ts'

if (!hasServerPrograms)
  console.warn('SKIPPED a copy of the database: it needs the programs of a PostgreSQL server.')

describe.skipIf(!hasServerPrograms)('reads of the catalogue, with a copy that follows the database,', () => {
  let servers: TwoServers
  let database: Database
  beforeAll(async () => {
    servers = await twoServers()
    database = await opened(servers.copyUrl)
    await until(inUse)
  }, 60_000)
  afterAll(async () => {
    await database?.close()
    await servers?.stop()
  })

  test('come from the copy, which takes no write', async () => {
    expect(await readCatalogue(database, isCopy)).toBe(true)
    expect(await isCopy(database.sql)).toBe(false)
  })

  test('come from the database while the copy has not heard of a change that has to be seen', async () => {
    await servers.pauseCopy()
    const now = new Date('2026-11-26T12:00:00Z')
    await database.sql.insert(attempts).values({ key: 'changed', used: 1, endsAt: now })

    const before = await readCatalogue(database, usedOf)
    await database.replica?.require()
    const after = await readCatalogue(database, usedOf)
    await servers.resumeCopy()
    await until(inUse)

    expect(before).toBeNull()
    expect(after).toBe(1)
    expect(await readCatalogue(database, isCopy)).toBe(true)
    expect(await readCatalogue(database, usedOf)).toBe(1)
  })

  test('come from the database while the copy is gone, and from the copy again afterwards', async () => {
    await servers.stopCopy()

    const found = await readCatalogue(database, usedOf)
    const isUsed = database.replica?.isInUse()
    await servers.startCopy()
    await until(inUse)

    expect(found).toBe(1)
    expect(isUsed).toBe(false)
    expect(await readCatalogue(database, isCopy)).toBe(true)
  })

  test('that the copy breaks off are read from the database', async () => {
    let times = 0

    const found = await readCatalogue(database, async (sql) => {
      times += 1
      if (await isCopy(sql)) throw new Error('canceling statement due to conflict with recovery')
      return usedOf(sql)
    })

    expect({ found, times }).toEqual({ found: 1, times: 2 })
    await until(inUse)
  })

  test('never come from a server that follows nobody', async () => {
    const alone = await opened(servers.url)

    expect(await readCatalogue(alone, usedOf)).toBe(1)
    expect(alone.replica?.isInUse()).toBe(false)
    await alone.close()
  })

  test('a shop opens while its copy is away', async () => {
    const without = await opened('postgres://postgres@127.0.0.1:9/postgres')

    expect(await readCatalogue(without, usedOf)).toBe(1)
    await without.close()
  })

  const inUse = () => database.replica?.isInUse() === true
  const opened = (readUrl: string) =>
    openDatabase({ databaseUrl: servers.url, readUrl, dataDirectory: null, schema: 'home_shop' })
})

async function isCopy(sql: Sql): Promise<boolean> {
  const { rows } = await sql.execute<{ copy: boolean }>(query`select pg_is_in_recovery() as copy`)
  return rows[0]?.copy ?? false
}

async function usedOf(sql: Sql): Promise<number | null> {
  const [row] = await sql.select().from(attempts).where(query`key = 'changed'`)
  return row?.used ?? null
}
