import { sql as query } from 'drizzle-orm'
import pg from 'pg'
import { type Database, openDatabase } from './database.ts'
import { newKey } from './new-key.ts'
import { testImage } from './test-image.ts'

/** A database to run a suite on: `open` lends one with empty tables, its `close` gives it back. */
export type TestDatabase = { name: string; open: () => Promise<Database> }

/**
 * Every kind of database the shop runs on, for `describe.each(await databases())`: embedded in memory, and the
 * PostgreSQL server of TEST_DATABASE_URL or one on this machine. Without a server that part is skipped, visibly.
 */
export async function databases(): Promise<TestDatabase[]> {
  if ((await serverAddress()) === null) {
    console.warn('SKIPPED on a PostgreSQL server: none answers. Set TEST_DATABASE_URL to test on one.')
    return [embeddedDatabase]
  }
  return [embeddedDatabase, serverDatabase]
}

/**
 * The database for suites about rules of the shop, which it does not change: the server where one answers, which is
 * twice as quick, else the embedded one, on which all journeys are walked too. SHOP_TEST_EVERYTHING=1 gives all of
 * them, as every night. What is about storing, locks, races or a port takes `databases`.
 */
export async function databasesForRules(): Promise<TestDatabase[]> {
  if (process.env.SHOP_TEST_EVERYTHING === '1') return databases()
  return [(await serverAddress()) === null ? embeddedDatabase : serverDatabase]
}

export const embeddedDatabase: TestDatabase = {
  name: 'embedded database',
  open: () => lent(embeddedShelf),
}

const serverDatabase: TestDatabase = { name: 'PostgreSQL server', open: () => lent(serverShelf) }

let address: Promise<string | null> | null = null

/**
 * The server's address, null without one. A server that was named and does not answer is an error. Asked for once in a
 * process: a server that is slow to answer must not be there for one suite and gone for the next.
 */
export function serverAddress(): Promise<string | null> {
  address ??= answeringAddress()
  return address
}

async function answeringAddress(): Promise<string | null> {
  const named = process.env.TEST_DATABASE_URL
  const wanted = named ?? 'postgres://postgres@127.0.0.1:5432/test'
  const client = new pg.Client({ connectionString: wanted, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await client.query('select 1')
    return wanted
  } catch (error) {
    if (named !== undefined) throw error
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Empties every table and restarts the counters. Rows are deleted, as a truncated table is a new file that has to reach
 * the disk: for forty tables that took half a second. A table that never had a row has no file to look into. Triggers and references would note and cascade what goes anyway;
 * only a superuser may silence them, anybody else truncates.
 */
export async function emptyTables({ sql }: Database): Promise<void> {
  await sql.execute(EMPTY)
}

const EMPTY = query.raw(`do $empty$
declare
  names text[] := array(select quote_ident(relname) from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'migrations'
      and pg_relation_size(oid) > 0);
  name text;
  is_filled boolean;
begin
  if current_setting('is_superuser') = 'off' then
    if names <> '{}' then
      execute 'truncate ' || array_to_string(names, ', ') || ' restart identity cascade';
    end if;
    return;
  end if;
  set local session_replication_role = replica;
  foreach name in array names loop
    execute 'select exists (select from ' || name || ')' into is_filled;
    if is_filled then execute 'delete from ' || name; end if;
  end loop;
  perform setval(quote_ident(schemaname) || '.' || quote_ident(sequencename), start_value, false)
    from pg_sequences where schemaname = current_schema() and last_value is not null;
end $empty$`)

/** Idle databases of this process: creating one costs more than a whole suite on it. */
type Shelf = { free: Database[]; made: () => Promise<Database> }

const embeddedShelf: Shelf = {
  free: [],
  async made() {
    const image = await testImage('test')
    return openDatabase({ databaseUrl: null, dataDirectory: null, schema: 'test', image })
  },
}

/** Its schemas are dropped after the run, see testing/drop-test-schemas.ts. */
const serverShelf: Shelf = {
  free: [],
  async made() {
    const databaseUrl = hurried(await serverAddress())
    const schema = `${process.env.SHOP_TEST_SCHEMAS ?? 'test'}_${newKey()}`
    return openDatabase({ databaseUrl, dataDirectory: null, schema })
  },
}

/** No commit waits for the disk, which would take longer than everything else: what tests write may be lost with it. */
function hurried(databaseUrl: string | null): string | null {
  if (databaseUrl === null || !URL.canParse(databaseUrl)) return databaseUrl
  const url = new URL(databaseUrl)
  const named = url.searchParams.get('options')
  url.searchParams.set('options', `${named ?? ''} -c synchronous_commit=off`.trim())
  return url.href
}

async function lent(shelf: Shelf): Promise<Database> {
  const database = shelf.free.pop() ?? (await shelf.made())
  await emptyTables(database)
  return {
    ...database,
    async close() {
      shelf.free.push(database)
    },
  }
}
