import { sql as query } from 'drizzle-orm'
import pg from 'pg'
import { type Database, openDatabase } from './database.ts'
import { newKey } from './new-key.ts'

/** A database to run a suite on: `open` makes an empty schema, `close` of what it hands back drops it again. */
export type TestDatabase = { name: string; open: () => Promise<Database> }

/**
 * Every kind of database the shop runs on, for `describe.each(await databases())`: embedded in memory, and the
 * PostgreSQL server of TEST_DATABASE_URL or one on this machine. Without a server that part is skipped, visibly.
 */
export async function databases(): Promise<TestDatabase[]> {
  const embedded: TestDatabase = {
    name: 'embedded database',
    open: () => openDatabase({ databaseUrl: null, dataDirectory: null, schema: 'test' }),
  }
  const databaseUrl = await serverAddress()
  if (databaseUrl === null) {
    console.warn('SKIPPED on a PostgreSQL server: none answers. Set TEST_DATABASE_URL to test on one.')
    return [embedded]
  }
  return [embedded, { name: 'PostgreSQL server', open: () => openFreshSchema(databaseUrl) }]
}

/** The server's address, null without one. A server that was named and does not answer is an error. */
export async function serverAddress(): Promise<string | null> {
  const named = process.env.TEST_DATABASE_URL
  const address = named ?? 'postgres://postgres@127.0.0.1:5432/test'
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query('select 1')
    return address
  } catch (error) {
    if (named !== undefined) throw error
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function openFreshSchema(databaseUrl: string): Promise<Database> {
  const schema = `test_${newKey()}`
  const database = await openDatabase({ databaseUrl, dataDirectory: null, schema })
  return {
    ...database,
    async close() {
      await database.sql.execute(query.raw(`drop schema "${schema}" cascade`))
      await database.close()
    },
  }
}
