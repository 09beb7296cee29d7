import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export type PostgresLine = {
  /** Throws when the connection is away. */
  query: <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<Row[]>
  isUp: () => boolean
  close: () => Promise<void>
}

export type LineOptions = {
  /** A connection of its own to the server: a pooler that hands out connections by transaction carries no notices. */
  directUrl: string
  channel: string
  onNotice: (text: string) => void
  /** Called when the connection is there again: meanwhile notices were lost. */
  onBack: () => void
  heartbeatMilliseconds?: number
}

const HEARTBEAT_MILLISECONDS = 5000
/** A server that has not answered until then is taken for one that does not. */
const TIMEOUT_MILLISECONDS = 5000
const PAUSES = [100, 500, 1000] as const

/**
 * One connection that stays: it listens, and holds the locks of this process. When it breaks or hangs it is made anew. Where
 * that fails as well the log has a line, and one when it is back.
 */
export function openPostgresLine(options: LineOptions): PostgresLine {
  const { directUrl, channel, onNotice, onBack } = options
  const closing = new AbortController()
  const { signal } = closing
  let current: pg.Client | null = null
  /** One question at a time, which is all that a connection answers. */
  let asked: Promise<unknown> = Promise.resolve()
  let wasThere = false
  let isReported = false

  async function connected(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: directUrl,
      connectionTimeoutMillis: TIMEOUT_MILLISECONDS,
      query_timeout: TIMEOUT_MILLISECONDS,
      keepAlive: true,
      application_name: 'shop notices',
    })
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => onNotice(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      return client
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
  }

  /** Until the connection breaks, or does not answer any more. */
  async function held(client: pg.Client): Promise<void> {
    const broken = new Promise<true>((resolve) => client.once('end', () => resolve(true)))
    for (;;) {
      const beat = wait(options.heartbeatMilliseconds ?? HEARTBEAT_MILLISECONDS, null, { signal, ref: false })
      const isOver = await Promise.race([broken, beat.catch(() => true)])
      if (isOver !== null) return
      try {
        await inTurn(() => client.query('select 1'))
      } catch {
        return
      }
    }
  }

  function inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const answer = asked.then(ask)
    asked = answer.catch(() => undefined)
    return answer
  }

  function report(error: unknown): void {
    if (isReported || signal.aborted) return
    isReported = true
    const reason = error instanceof Error ? error.message : String(error)
    console.error(
      `The connection by which this process hears of others is away (${reason}). Changes are looked for in the database.`,
    )
  }

  async function kept(): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        const client = await connected()
        failures = 0
        current = client
        if (isReported) console.error('The connection by which this process hears of others is back.')
        isReported = false
        if (wasThere) onBack()
        wasThere = true
        await held(client)
        current = null
        await ended(client)
      } catch (error) {
        // A process that is busy while it starts is late itself, and not the server.
        if (wasThere || failures > 0) report(error)
      }
      const pause = PAUSES[Math.min(failures, PAUSES.length - 1)]
      await wait(pause, null, { signal, ref: false }).catch(() => undefined)
    }
  }
  const keeping = kept()

  return {
    async query(text, values) {
      return inTurn(async () => {
        if (current === null) throw new Error('The connection to PostgreSQL for notices and locks is away.')
        return (await current.query(text, [...values])).rows
      })
    },
    isUp: () => current !== null,
    async close() {
      closing.abort()
      await keeping
    },
  }
}

/** A connection that hangs is not waited for: it would not hear that it is over. */
async function ended(client: pg.Client): Promise<void> {
  const late = wait(500, null, { ref: false })
  await Promise.race([client.end().catch(() => undefined), late])
  if ('connection' in client) destroy(client.connection)
}

function destroy(connection: unknown): void {
  if (typeof connection !== 'object' || connection === null || !('stream' in connection)) return
  const { stream } = connection
  if (
    typeof stream === 'object' &&
    stream !== null &&
    'destroy' in stream &&
    typeof stream.destroy === 'function'
  )
    stream.destroy()
}
