import { sql as query } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { testSchema, until } from '../coordination/testing/meeting-places.ts'
import { type Database, openDatabase } from './database.ts'
import { isConcurrent, migrationNames, migrationStatements } from './migrate.ts'
import { serverAddress } from './test-database.ts'

const CONCURRENT = migrationNames().filter(isConcurrent)
const INDEXES = ['orders_email', 'users_email_beginning', 'users_near_words', 'users_words']
const databaseUrl = await serverAddress()

test('a migration that builds indexes concurrently does nothing else, and can be repeated', () => {
  expect(CONCURRENT).toContain('0136_office_indexes')
  const others = CONCURRENT.flatMap(migrationStatements).filter(
    (statement) => !/^(?:\s|--.*\n)*create (?:unique )?index concurrently if not exists "/i.test(statement),
  )
  expect(others).toEqual([])
})

describe.skipIf(databaseUrl === null)('tables of a server that are in use', () => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })

  test('are written to while indexes are built', async () => {
    const schema = testSchema()
    await asBefore(schema)
    const long = await connection(schema)
    const shopper = await connection(schema)
    await long.query('begin')
    await addUser(long, 'one')

    let isDone = false
    const opened = opening(schema).then(() => {
      isDone = true
    })
    await until(async () => (await waiting(shopper)) > 0)
    await shopper.query("set lock_timeout = '2s'")
    await addUser(shopper, 'other')
    const wasDone = isDone
    await long.query('commit')
    await opened

    expect(wasDone).toBe(false)
    expect(await validIndexes(shopper)).toEqual(INDEXES)
  }, 60_000)

  test('get an index again whose building broke off', async () => {
    const schema = testSchema()
    await asBefore(schema)
    const client = await connection(schema)
    await client.query('create index users_words on users (id)')
    await client.query("update pg_index set indisvalid = false where indexrelid = 'users_words'::regclass")

    await opening(schema)

    expect(await validIndexes(client)).toEqual(INDEXES)
    const { rows } = await client.query("select pg_get_indexdef('users_words'::regclass) as definition")
    expect(rows[0].definition).toContain('person_words')
  }, 60_000)

  test('are brought up to date by several processes at once', async () => {
    const schema = testSchema()
    await asBefore(schema)

    await Promise.all([opening(schema), opening(schema), opening(schema)])

    const client = await connection(schema)
    expect(await validIndexes(client)).toEqual(INDEXES)
    const { rows } = await client.query('select count(*)::int as count from migrations')
    expect(rows[0].count).toBe(migrationNames().length)
  }, 60_000)

  async function opening(schema: string): Promise<Database> {
    const database = await openDatabase({ databaseUrl, dataDirectory: null, schema })
    closing.push(() => database.close())
    return database
  }

  /** Tables as they were before the first migration that builds indexes concurrently. */
  async function asBefore(schema: string): Promise<void> {
    const database = await opening(schema)
    closing.push(() => database.sql.execute(query.raw(`drop schema "${schema}" cascade`)))
    for (const index of INDEXES) await database.sql.execute(query.raw(`drop index "${index}"`))
    for (const name of CONCURRENT)
      await database.sql.execute(query`delete from migrations where name = ${name}`)
  }

  async function connection(schema: string): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: databaseUrl ?? '',
      options: `-c search_path=${schema} -c timezone=UTC`,
    })
    await client.connect()
    closing.push(() => client.end())
    return client
  }
})

/** Somebody who signs up. */
async function addUser(client: pg.Client, name: string): Promise<void> {
  await client.query(
    `insert into users (id, user_id, email, first_name, last_name, gender, customer_no, is_guest)
     values ($1, $1, $2, 'Anna', 'Probst', 'w', $1, false)`,
    [name, `${name}@example.org`],
  )
}

/** How many indexes are being built in this schema and wait for somebody. */
async function waiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_progress_create_index where relid = 'users'::regclass",
  )
  return rows[0].count
}

async function validIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select relname::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = current_schema()::regnamespace and indisvalid and relname = any($1) order by relname`,
    [INDEXES],
  )
  return rows.map(({ name }) => name)
}
