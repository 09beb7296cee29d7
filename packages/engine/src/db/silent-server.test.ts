import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLineThatFails, type FailingLine } from '../coordination/testing/a-line-that-fails.ts'
import { testSchema } from '../coordination/testing/meeting-places.ts'
import { isDatabaseAway } from './connection/database-problem.ts'
import { type Database, openDatabase } from './database.ts'
import { serverAddress } from './test-database.ts'

const address = await serverAddress()
if (address === null) console.warn('SKIPPED on a PostgreSQL server: none answers.')

/** As long as a connection may be silent, the server may take to say nothing twice, and a little more. */
const LIMIT_MILLISECONDS = 15_000

describe.skipIf(address === null)('a server that says nothing', () => {
  let line: FailingLine
  let database: Database
  beforeAll(async () => {
    const { hostname, port } = new URL(address ?? '')
    line = await aLineThatFails({ host: hostname, port: Number(port || 5432) })
    const url = new URL(address ?? '')
    url.host = `127.0.0.1:${line.port}`
    database = await openDatabase({ databaseUrl: url.href, dataDirectory: null, schema: testSchema() })
  }, 60_000)
  afterAll(async () => {
    await database?.close()
    await line?.close()
  })

  test('is not taken for one that works at a statement', async () => {
    const { rows } = await database.sql.execute(query`select pg_sleep(8)::text as slept, 7 as answer`)

    expect(rows).toMatchObject([{ answer: 7 }])
  }, 30_000)

  // Where packets were dropped, statements hung for the quarter of an hour that the system waits.
  test('is away within seconds, also within a transaction, and there again when it speaks', async () => {
    const began = performance.now()
    const transaction = database.transaction(async (sql) => {
      await sql.execute(query`select 1`)
      line.hang()
      await sql.execute(query`select 2`)
    })
    const failed = await transaction.then(
      () => null,
      (error: unknown) => error,
    )
    const milliseconds = performance.now() - began
    await line.mend()

    expect(isDatabaseAway(failed)).toBe(true)
    expect(milliseconds).toBeLessThan(2 * LIMIT_MILLISECONDS)
    await expect(database.sql.execute(query`select 3 as answer`)).resolves.toMatchObject({
      rows: [{ answer: 3 }],
    })
  }, 60_000)
})
