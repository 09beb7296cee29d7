import { setTimeout as wait } from 'node:timers/promises'
import { Redis, type RedisOptions } from 'iovalkey'

export type ValkeyLine = {
  client: Redis
  isUp: () => boolean
  /** Somebody's request failed: nobody else waits for this server until it has answered again. */
  failed: () => void
  close: () => Promise<void>
}

type LineOptions = {
  url: string
  channel: string
  onNotice: (text: string) => void
  /** Called when the server is there again: meanwhile notices were lost. */
  onBack: () => void
  log?: (line: string) => void
}

const HEARTBEAT_MILLISECONDS = 1000
const REPORTED_FAILURES = 2
/** Longer than any healthy answer, and short enough for a shopper who waits once. */
const TIMEOUT_MILLISECONDS = 500

/** The library does not say why a connection failed that it was told to close. */
const OPEN = new Set(['connecting', 'connect', 'ready'])

const OPTIONS: RedisOptions = {
  lazyConnect: true,
  connectTimeout: 1000,
  commandTimeout: TIMEOUT_MILLISECONDS,
  // What cannot be asked now goes elsewhere, instead of waiting in a line.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  // The heartbeat connects anew.
  retryStrategy: () => null,
  autoResubscribe: false,
  keepAlive: 10_000,
}

/**
 * Two connections to a Valkey or Redis server, one of which listens. Once a second the server is asked to write and to
 * hear; when it does not twice in a row, the log has one line, and one more when it does again.
 */
export async function openValkeyLine({
  url,
  channel,
  onNotice,
  onBack,
  log = console.error,
}: LineOptions): Promise<ValkeyLine> {
  const closing = new AbortController()
  const { signal } = closing
  const client = new Redis(url, OPTIONS)
  const listener = new Redis(url, OPTIONS)
  // Whatever happens to a connection is what the next request or heartbeat meets.
  for (const one of [client, listener]) one.on('error', () => undefined)
  listener.on('message', (_channel, text) => onNotice(text))
  let isUp = false
  let isReported = false
  /** Looks in a row that found nobody. */
  let failures = 0
  let wasThere = false

  async function connect(): Promise<void> {
    for (const one of [client, listener]) if (one.status !== 'ready') await connected(one)
    await listener.subscribe(channel)
  }

  async function beat(): Promise<void> {
    if (client.status !== 'ready' || listener.status !== 'ready') await connect()
    // A full server answers, and takes nothing.
    await Promise.all([client.set(`${channel}:beat`, '1', 'PX', 10_000), listener.ping()])
  }

  function failed(): void {
    isUp = false
  }

  function report(error: unknown): void {
    if (isReported || signal.aborted) return
    isReported = true
    const reason = error instanceof Error ? error.message : String(error)
    log(`Valkey (VALKEY_URL) does not answer: ${reason} The processes meet in PostgreSQL meanwhile.`)
  }

  function succeeded(): void {
    failures = 0
    if (isUp) return
    isUp = true
    if (isReported) log('Valkey (VALKEY_URL) answers again.')
    isReported = false
    if (wasThere) onBack()
    wasThere = true
  }

  async function look(): Promise<void> {
    try {
      await beat()
      succeeded()
    } catch (error) {
      failures += 1
      failed()
      // Once, a process that was busy is late itself.
      if (failures >= REPORTED_FAILURES) report(error)
      // A connection that hangs would hang the next time as well.
      for (const one of [client, listener]) if (OPEN.has(one.status)) one.disconnect()
    }
  }

  await look()
  const beating = (async () => {
    while (!signal.aborted) {
      await wait(HEARTBEAT_MILLISECONDS, null, { signal, ref: false }).catch(() => undefined)
      if (!signal.aborted) await look()
    }
  })()

  return {
    client,
    isUp: () => isUp,
    failed,
    async close() {
      closing.abort()
      await beating
      for (const one of [client, listener]) one.disconnect()
    },
  }
}

/** The library reports the reason as an event, and rejects with "Connection is closed." alone. */
async function connected(client: Redis): Promise<void> {
  let reason: Error | null = null
  const note = (error: Error) => {
    reason ??= error
  }
  client.on('error', note)
  try {
    await client.connect()
  } catch (error) {
    throw reason ?? error
  } finally {
    client.off('error', note)
  }
}
