import { sql as query } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ServerClient } from './connection/server-client.ts'
import type { Sql } from './sql.ts'

/** How often a copy is asked how far it is: often while it is behind, and seldom otherwise. */
const BEHIND_MILLISECONDS = 100
const LEVEL_MILLISECONDS = 1000
/** A copy that hangs is taken for gone. */
const CONNECT_MILLISECONDS = 1000
const ANSWER_MILLISECONDS = 10_000

/**
 * A copy of a database that follows it, for reads that need not see the last moment. It is read from while it is known to
 * have everything that this process has to see, and otherwise the database itself is: what is kept in memory must never be older than
 * the change after which it was forgotten.
 *
 * @see docs/adr/0069-containers-files-and-copies.md
 */
export type ReadReplica = {
  /** Reads from the copy, or from the database where the copy is behind, away, or breaks off. `body` only reads. */
  read: <T>(body: (sql: Sql) => Promise<T>) => Promise<T>
  /** What was committed up to now has to be seen by every read from now on. */
  require: () => Promise<void>
  /** Whether reads go to the copy. */
  isInUse: () => boolean
  close: () => Promise<void>
}

type ReplicaOptions = {
  url: string
  /** Settings of each connection, as those of the database. */
  options: string
  log?: (line: string) => void
}

/** Follows a copy of the database behind `primary`. One that is away now may come later. */
export async function openReplica(
  primary: Sql,
  { url, options, log = console.warn }: ReplicaOptions,
): Promise<ReadReplica> {
  const pool = new pg.Pool({
    connectionString: url,
    options: `${options} -c default_transaction_read_only=on`,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    query_timeout: ANSWER_MILLISECONDS,
    keepAlive: true,
    Client: ServerClient,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const copy: Sql = drizzle({ client: pool })

  /** Where in the log of the database a read has to be, null while that is not known; and where the copy is. */
  let required: bigint | null = null
  let reached: bigint | null = null
  let said: string | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  const isInUse = () => required !== null && reached !== null && reached >= required

  async function look(): Promise<void> {
    try {
      // It could not be known when it was asked for.
      if (required === null) await requireAll()
      reached = await positionOf(copy, query`select pg_last_wal_replay_lsn()::text as position`)
      note(reached === null ? 'follows no other server, so it is not read from' : null)
    } catch {
      reached = null
      note('does not answer')
    }
  }

  function note(problem: string | null): void {
    if (problem === said || isClosed) return
    said = problem
    log(
      problem === null
        ? 'The server of DATABASE_READ_URL is read from again.'
        : `The server of DATABASE_READ_URL ${problem}: the catalogue is read from DATABASE_URL meanwhile.`,
    )
  }

  async function follow(): Promise<void> {
    await look()
    if (isClosed) return
    timer = setTimeout(() => void follow(), isInUse() ? LEVEL_MILLISECONDS : BEHIND_MILLISECONDS)
    timer.unref()
  }

  async function requireAll(): Promise<void> {
    required = null
    required = await positionOf(primary, query`select pg_current_wal_lsn()::text as position`)
  }

  await follow()
  return {
    isInUse,
    require: requireAll,
    async read(body) {
      if (!isInUse()) return body(primary)
      try {
        return await body(copy)
      } catch {
        // Gone, or it had to undo what was being read to go on following: the database knows as well.
        reached = null
        return body(primary)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await pool.end()
    },
  }
}

/** A place in the log of a server, `16/B374D848`; null where it has none. */
async function positionOf(sql: Sql, asked: ReturnType<typeof query>): Promise<bigint | null> {
  const { rows } = await sql.execute<{ position: string | null }>(asked)
  const [high, low] = rows[0]?.position?.split('/') ?? []
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
