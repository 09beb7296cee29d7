import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'

/** How long a connection may leave a statement unanswered before the server is asked what became of it. */
const QUIET_MILLISECONDS = 5000
/** A server that has not said until then what it works at is silent itself, if it is so a second time. */
const ANSWER_MILLISECONDS = 3000
const LOOKS_MILLISECONDS = 1000
const ASKED_TWICE = 2

/** A connection as it is watched. */
export type WatchedConnection = {
  /** The server's process; null where a pooler is in between, and it may be any. */
  pid: number | null
  /** Whether a statement waits for its answer. */
  isWaiting: boolean
  /** Grows with everything that the server says. */
  heardBytes: number
  cut: () => void
}

type Quiet = { since: number; bytes: number }

export type SilentOptions = {
  /** Processes of the server that work at a statement, null where it refuses to say; throws where it does not answer. */
  working: () => Promise<ReadonlySet<number> | null>
}

/**
 * Cuts connections on which an answer will never come, as where packets are dropped: the system would wait a quarter of an
 * hour. How long a statement takes says nothing, as an import or an audit may take minutes; so the server is asked, on a
 * connection of its own, whether it works at it.
 */
export function cutSilent(
  connections: Iterable<WatchedConnection>,
  { working }: SilentOptions,
): { stop: () => void } {
  const quiet = new WeakMap<WatchedConnection, Quiet>()
  let isLooking = false
  let lastLook = Date.now()

  function quietSince(connection: WatchedConnection): number | null {
    const { isWaiting, heardBytes: bytes } = connection
    const known = quiet.get(connection)
    if (!isWaiting) quiet.delete(connection)
    else if (known?.bytes !== bytes) quiet.set(connection, { since: Date.now(), bytes })
    return quiet.get(connection)?.since ?? null
  }

  function quietOnes(): WatchedConnection[] {
    const before = Date.now() - QUIET_MILLISECONDS
    return [...connections].filter((connection) => {
      const since = quietSince(connection)
      return since !== null && since <= before
    })
  }

  async function look(): Promise<void> {
    const late = Date.now() - lastLook > 2 * LOOKS_MILLISECONDS
    lastLook = Date.now()
    // This process was busy, and has not read yet what the server has long said.
    if (late) await turn()
    if (quietOnes().length === 0) return
    const pids = await workingNow()
    await turn()
    for (const connection of quietOnes()) if (isLost(connection, pids)) connection.cut()
  }

  async function workingNow(): Promise<ReadonlySet<number> | null | 'silent'> {
    for (let asked = 0; asked < ASKED_TWICE; asked += 1) {
      try {
        return await working()
      } catch {
        await turn()
      }
    }
    return 'silent'
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void look().finally(() => {
      isLooking = false
    })
  }, LOOKS_MILLISECONDS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

function isLost({ pid }: WatchedConnection, pids: ReadonlySet<number> | null | 'silent'): boolean {
  if (pids === 'silent') return true
  return pids !== null && pid !== null && !pids.has(pid)
}

/** What a server works at, asked on a connection that nobody else waits for. A refusal is an answer as well. */
export async function workingProcesses(config: pg.ClientConfig): Promise<ReadonlySet<number> | null> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: ANSWER_MILLISECONDS,
    query_timeout: ANSWER_MILLISECONDS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where state in ('active', 'fastpath function call')`,
    )
    return new Set(rows.map(({ pid }) => pid))
  } catch (error) {
    // A name that nobody resolves, or a port that refuses, says nothing about connections that are open.
    if (error instanceof pg.DatabaseError || isRefused(error)) return null
    throw error
  } finally {
    void client.end().catch(() => undefined)
  }
}

const REFUSED: readonly unknown[] = ['EAI_AGAIN', 'ENOTFOUND', 'ECONNREFUSED', 'EMFILE']

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REFUSED.includes(error.code)
}
