import { dirname } from 'node:path'
import { sql as query } from 'drizzle-orm'
import { drizzle as serverDrizzle } from 'drizzle-orm/node-postgres'
import { drizzle as embeddedDrizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { isDatabaseAway } from './connection/database-problem.ts'
import { lockedDirectory } from './connection/directory-lock.ts'
import { diskOf, diskRoom } from './connection/disk-room.ts'
import { embeddedClient } from './connection/embedded-client.ts'
import { lastingClient } from './connection/lasting-client.ts'
import { PooledServerClient, ServerClient } from './connection/server-client.ts'
import { ServerPool } from './connection/server-pool.ts'
import { isWorthRetrying, sqlState } from './connection/sql-state.ts'
import { migrate, migrationsOf } from './migrate.ts'
import { migrateServer } from './migrate-server.ts'
import { openReplica, type ReadReplica } from './read-replica.ts'
import type { Sql } from './sql.ts'
import { guardedClient, withinTransaction } from './transaction-guard.ts'

export type { Sql } from './sql.ts'

export type Database = {
  /** For single statements. Within `transaction` it throws: use what `transaction` hands over. */
  readonly sql: Sql
  /**
   * Runs statements that belong together. A serialization failure, a deadlock, or a connection that is lost before the
   * commit was sent runs `body` again, so it must do nothing but talk to the database. What `writesAnyway` is written
   * while the database is read-only, too, as the switch that ends it.
   */
  transaction: <T>(body: (sql: Sql) => Promise<T>, options?: { writesAnyway?: boolean }) => Promise<T>
  close: () => Promise<void>
  /** A copy to read the catalogue from; absent without one. */
  readonly replica?: ReadReplica
  readonly kind: 'embedded' | 'server'
  /** Whether the database takes writes now; without room on its disk an embedded one only reads. */
  hasRoom: () => boolean
  /**
   * Lets nothing be written through this opening of the database until it is called with `false`: every write fails with
   * SQLSTATE 25006, and reading goes on. Behind a pooler, whose connections belong to nobody, it changes `hasRoom` alone.
   */
  setReadOnly: (isReadOnly: boolean) => Promise<void>
}

export type DatabaseOptions = {
  /** A PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null
  /**
   * The server itself, where `databaseUrl` is a pooler that hands out connections by transaction: tables are brought up to
   * date there. Null without a pooler.
   */
  directUrl?: string | null
  /** A copy of the server that follows it, for reads of the catalogue; null without one. */
  readUrl?: string | null
  /** The most connections to the server that are open at once. */
  connections?: number
  /** Where the embedded database lives; null keeps it in memory. */
  dataDirectory: string | null
  /** One shop's tables, for example `home_shop`; made when it is missing. */
  schema: string
  /** Files of a database that one in memory begins with, instead of making them anew. */
  image?: Blob
  /**
   * True for a shop that is open: it waits a while for a command that has its embedded database; connections to a
   * server are there before shoppers come, and stay.
   */
  isServing?: boolean
  /** False leaves the tables as they are, to look at them. */
  migrates?: boolean
}

const MOST_ATTEMPTS = 6
/** Of one process, beside the one for notices. Each is a process of the server. */
const CONNECTIONS = 10
/** A new connection knows nothing yet: its first statements take many times as long, so it is kept over a quiet spell. */
const KEPT_MILLISECONDS = 10 * 60 * 1000
/** A balancer or a firewall in between forgets a connection on which it hears nothing, often after a few minutes. */
const QUIET_MILLISECONDS = 30_000
const CONNECT_MILLISECONDS = 10_000
/** How long a shop that starts waits for a command that has its embedded database. A command itself waits for nobody. */
const LOCK_PATIENCE = 20_000
/** Connections that are there before the first shopper comes. */
const READY = 4

/**
 * Opens the database of one shop and brings its tables up to date.
 *
 * @throws DatabaseInUse when another process holds the embedded database, Error with one plain sentence when the
 *   server cannot be reached.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDirectory, schema } = options
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(schema))
    throw new Error(
      `"${schema}" is no name for a database schema: use lower-case letters, digits and underscores.`,
    )

  return databaseUrl === null ? openEmbedded(dataDirectory, options) : openServer(databaseUrl, options)
}

async function openEmbedded(
  directory: string | null,
  { schema, image, isServing = false, migrates = true }: DatabaseOptions,
): Promise<Database> {
  const unlock =
    directory === null ? () => undefined : await lockedDirectory(directory, isServing ? LOCK_PATIENCE : 0)
  try {
    const prepare = `set search_path to "${schema}"; set timezone to 'UTC'`
    let isReadOnly = false
    const disk = directory === null ? null : diskRoom(diskOf(dirname(directory)))
    const hasRoom = () => !isReadOnly && (disk?.hasRoom() ?? true)
    const client = await (directory === null || disk === null
      ? memoryClient(prepare, image)
      : lastingClient(directory, prepare, { ...disk, hasRoom }))
    const sql: Sql = embeddedDrizzle({ client: guardedClient(client) })
    if (migrates) await migrate(sql, schema)
    const close = async () => {
      await client.close()
      unlock()
    }
    return {
      sql,
      transaction: (body, options) => retried(sql, body, options),
      close,
      kind: 'embedded',
      hasRoom,
      async setReadOnly(next) {
        isReadOnly = next
        // The one in a directory looks for itself before each statement.
        if (disk === null) await client.exec(`set default_transaction_read_only = ${next ? 'on' : 'off'}`)
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function memoryClient(prepare: string, image?: Blob) {
  const client = await embeddedClient(null, undefined, image)
  await client.exec(prepare)
  return client
}

async function openServer(
  databaseUrl: string,
  {
    schema,
    directUrl = null,
    readUrl = null,
    connections = CONNECTIONS,
    isServing = false,
    migrates = true,
  }: DatabaseOptions,
): Promise<Database> {
  if (directUrl !== null && migrates) await migratedDirectly(directUrl, schema)
  const pool = new ServerPool({
    // A pooler takes no settings of a connection: its own configuration has them, see `requirePooledSettings`.
    ...(directUrl === null
      ? withSettings(databaseUrl, settingsOf(schema))
      : { connectionString: databaseUrl }),
    max: connections,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    ...(isServing ? { idleTimeoutMillis: KEPT_MILLISECONDS } : {}),
    keepAlive: true,
    keepAliveInitialDelayMillis: QUIET_MILLISECONDS,
    Client: directUrl === null ? ServerClient : PooledServerClient,
  })
  pool.ownsConnections = directUrl === null
  // A connection that breaks while idle is replaced with the next query; unheard, the event would end the process.
  pool.on('error', (error) => console.error('An idle database connection broke.', error.message))
  try {
    const sql: Sql = serverDrizzle({ client: guardedClient(pool) })
    await sql.execute(query`select 1`)
    if (directUrl !== null) await requirePooledSettings(sql, schema)
    else if (migrates && (await migrationsOf(sql)).missing.length > 0) await migrated(databaseUrl, schema)
    const ready = Array.from({ length: isServing ? Math.min(READY, connections) : 0 }, () =>
      sql.execute(query`select 1`),
    )
    await Promise.all(ready)
    const replica =
      readUrl === null ? null : await openReplica(sql, { url: readUrl, options: settingsOf(schema) })
    return {
      sql,
      transaction: (body, options) => retried(sql, body, options),
      async close() {
        await replica?.close()
        await pool.end()
      },
      ...(replica ? { replica } : {}),
      kind: 'server',
      // The disk of a server is its own business: it says so with each write.
      hasRoom: () => !pool.isReadOnly,
      async setReadOnly(isReadOnly) {
        pool.isReadOnly = isReadOnly
      },
    }
  } catch (error) {
    await pool.end()
    throw reasonOf(error)
  }
}

/**
 * Statements of a shop are short. A planner without fresh statistics takes some of them for long ones, and compiling one
 * (`jit`, which a server of Debian has switched on) costs a second of its processor for an answer of a millisecond.
 */
function settingsOf(schema: string): string {
  return `-c search_path=${schema} -c timezone=UTC -c jit=off`
}

/** Reads that may come from a copy of the database, where there is one. `body` only reads. */
export function readCatalogue<T>(
  { sql, replica }: Pick<Database, 'sql' | 'replica'>,
  body: (sql: Sql) => Promise<T>,
): Promise<T> {
  return replica ? replica.read(body) : body(sql)
}

/** Migrations are one long transaction that waits for others, for which a pooler is no place. */
async function migratedDirectly(directUrl: string, schema: string): Promise<void> {
  const direct = await openServer(directUrl, { databaseUrl: directUrl, dataDirectory: null, schema })
  await direct.close()
}

/** Migrates on a connection of its own. */
async function migrated(databaseUrl: string, schema: string): Promise<void> {
  const client = new pg.Client({
    ...withSettings(databaseUrl, settingsOf(schema)),
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: QUIET_MILLISECONDS,
  })
  // A connection that breaks fails its statement; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await migrateServer(serverDrizzle({ client }), schema)
  } finally {
    await client.end()
  }
}

/** @throws with what to write into the configuration of the pooler, before anything is read from another shop's tables */
async function requirePooledSettings(sql: Sql, schema: string): Promise<void> {
  const { rows } = await sql.execute<{ schema: string | null; zone: string }>(
    query`select current_schema() as schema, current_setting('timezone') as zone`,
  )
  const [found] = rows
  if (found?.schema === schema && found.zone === 'UTC') return
  throw new Error(
    `The pooler of DATABASE_URL leads to the schema "${found?.schema ?? 'none'}" in the time zone ${found?.zone}, and this shop needs "${schema}" in UTC. For PgBouncer, give its database connect_query='set search_path = ${schema}; set timezone = UTC; set jit = off'.`,
  )
}

/** Settings in the address (`?options=-c …`) come first: the driver would take them in place of ours. */
function withSettings(databaseUrl: string, ours: string): { connectionString: string; options: string } {
  const theirs = URL.canParse(databaseUrl) ? new URL(databaseUrl).searchParams.get('options') : null
  if (theirs === null) return { connectionString: databaseUrl, options: ours }

  const address = new URL(databaseUrl)
  address.searchParams.delete('options')
  return { connectionString: address.href, options: `${theirs} ${ours}` }
}

/** A server that is away is tried once more, which meets the moment in which connections are cut. */
const MOST_LOSSES = 1

async function retried<T>(
  sql: Sql,
  body: (sql: Sql) => Promise<T>,
  { writesAnyway = false }: { writesAnyway?: boolean } = {},
): Promise<T> {
  let losses = 0
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false
    try {
      return await sql.transaction(
        (transaction) =>
          withinTransaction(async () => {
            const result = await body(transaction)
            isCommitting = true
            return result
          }),
        writesAnyway ? { accessMode: 'read write' } : undefined,
      )
    } catch (error) {
      // Once the commit was sent its outcome is unknown, and a transaction that succeeded must not run twice.
      const isLost = !isCommitting && isDatabaseAway(error)
      if (isLost) losses += 1
      if (attempt === MOST_ATTEMPTS || losses > MOST_LOSSES || !(isLost || isWorthRetrying(error)))
        throw error
      const most = 10 * 2 ** attempt
      await new Promise((resolve) => setTimeout(resolve, Math.random() * most))
    }
  }
}

/** Why a server does not let us in, in one sentence; the address is left out, it may hold a password. */
function reasonOf(error: unknown): unknown {
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing answers at its address',
    ENOTFOUND: 'its host name is unknown',
    ETIMEDOUT: 'it does not answer in time',
    '28P01': 'it refuses the password',
    '28000': 'it refuses the user',
    '3D000': 'it has no such database',
  }
  const reason = reasons[sqlState(error) ?? '']
  if (reason === undefined) return error
  return new Error(
    `The PostgreSQL server of DATABASE_URL cannot be used: ${reason}. Correct DATABASE_URL or start the server.`,
    {
      cause: error,
    },
  )
}
