import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresCoordination } from '../coordination/postgres-coordination.ts'
import { testSchema, until } from '../coordination/testing/meeting-places.ts'
import { aPooler, hasPooler, type Pooler } from '../testing/a-pooler.ts'
import { type Database, openDatabase } from './database.ts'
import { attempts } from './schema/system.ts'
import { serverAddress } from './test-database.ts'

const directUrl = await serverAddress()
const isPossible = directUrl !== null && hasPooler
if (!isPossible) console.warn('SKIPPED behind a pooler: it needs a PostgreSQL server and PgBouncer.')

describe.skipIf(!isPossible)('a shop behind PgBouncer, which hands out connections by transaction,', () => {
  const schema = testSchema()
  let pooler: Pooler
  let database: Database
  beforeAll(async () => {
    pooler = await aPooler(directUrl ?? '', schema)
    database = await openDatabase({ databaseUrl: pooler.url, directUrl, dataDirectory: null, schema })
  })
  afterAll(async () => {
    await database?.close()
    await pooler?.stop()
  })

  test('has its tables, its schema and its time zone on every connection', async () => {
    const asked = Array.from({ length: 30 }, () =>
      database.sql.execute<{ schema: string; zone: string }>(
        query`select current_schema() as schema, current_setting('timezone') as zone, pg_sleep(0.01)`,
      ),
    )

    const found = (await Promise.all(asked)).map(({ rows }) => `${rows[0]?.schema} ${rows[0]?.zone}`)

    expect(new Set(found)).toEqual(new Set([`${schema} UTC`]))
  })

  // A statement that comes again is kept under a name on its connection; here the next one is on another.
  test('asks the same again and again, also from many connections', async () => {
    const now = new Date('2026-11-21T12:00:00Z')
    const round = (number: number) =>
      database.transaction(async (sql) => {
        await sql.insert(attempts).values({ key: `key ${number}`, used: number, endsAt: now })
        return sql
          .select()
          .from(attempts)
          .where(query`key = ${`key ${number}`}`)
      })

    const rows = await Promise.all(Array.from({ length: 60 }, (_, number) => round(number)))

    expect(rows.flat().map(({ used }) => used)).toEqual(Array.from({ length: 60 }, (_, number) => number))
  })

  test('hears of its other processes past the pooler', async () => {
    const [one, other] = [0, 1].map(() =>
      postgresCoordination({ sql: database.sql, directUrl: directUrl ?? '', schema }),
    )
    const heard: string[] = []
    other?.subscribe({ heard: (topic) => heard.push(topic), missed: () => undefined })
    await until(() => other?.reached()[0]?.isUp === true && one?.reached()[0]?.isUp === true)

    await one?.publish('changed', '')
    await until(() => heard.length > 0)
    const release = await one?.acquire('round')

    expect(await other?.acquire('round')).toBeNull()
    await release?.()
    await Promise.all([one?.close(), other?.close()])
  })

  test('does not open where the pooler leads to other tables, and says what to write', async () => {
    const opened = openDatabase({ databaseUrl: pooler.plainUrl, directUrl, dataDirectory: null, schema })

    await expect(opened).rejects.toThrow(
      `connect_query='set search_path = ${schema}; set timezone = UTC; set jit = off'`,
    )
  })
})
