import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseAway } from './database-problem.ts'
import { ServerClient } from './server-client.ts'
import { cutSilent, type WatchedConnection, workingProcesses } from './silent-connections.ts'

/** How long to wait before each further attempt, milliseconds: shoppers wait as well. */
const PAUSES = [50, 300]
const READS = /^\s*select\b/i
/** Waiting as long once more would not help. */
const TIMED_OUT = /timeout/

type Client = pg.PoolClient
type Connected = (error: Error | undefined, client: Client | undefined, release: Client['release']) => void

// The signatures of pg's `query` are many; whatever comes in is handed on as it is.
const plain: { query: CallableFunction } = pg.Pool.prototype

/**
 * Connections to a server that may be gone for a moment. What certainly changed nothing is tried again: a connection
 * that was refused, and a statement that only reads. A write whose answer was lost is never sent twice.
 */
export class ServerPool extends pg.Pool {
  /** Whether transactions on connections that are handed out from now on only read. */
  isReadOnly = false
  /** Behind a pooler a setting would go on to whoever has the connection next. */
  ownsConnections = true
  readonly #readOnly = new WeakSet<Client>()
  readonly #open = new Map<Client, WatchedConnection>()
  readonly #silence: { stop: () => void }

  constructor(config: pg.PoolConfig) {
    super(config)
    const { Client: _, ...address } = config
    this.#silence = cutSilent(this.#watched(), { working: () => workingProcesses(address) })
    this.on('connect', (client) => {
      // A connection that breaks within a transaction fails its statement; without a listener the event would end the
      // process.
      client.on('error', () => undefined)
      if (client instanceof ServerClient) this.#open.set(client, client.watchedAs(this.ownsConnections))
    })
    this.on('remove', (client) => this.#open.delete(client))
  }

  /** Those that are open whenever somebody looks. */
  #watched(): Iterable<WatchedConnection> {
    return { [Symbol.iterator]: () => this.#open.values() }
  }

  override end(): Promise<void>
  override end(done: () => void): void
  override end(done?: () => void): Promise<void> | undefined {
    this.#silence.stop()
    if (done === undefined) return super.end()
    super.end(done)
    return undefined
  }

  override connect(): Promise<Client>
  override connect(done: Connected): void
  override connect(done?: Connected): Promise<Client> | undefined {
    const connected = again(async () => this.#inMode(await super.connect()))
    if (done === undefined) return connected
    void handOver(connected, done)
    return undefined
  }

  /** Tells a connection whether it may write, where that has changed since it was handed out last. */
  async #inMode(client: Client): Promise<Client> {
    const { isReadOnly } = this
    if (!this.ownsConnections || this.#readOnly.has(client) === isReadOnly) return client
    try {
      await client.query(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
    } catch (error) {
      client.release(true)
      throw error
    }
    if (isReadOnly) this.#readOnly.add(client)
    else this.#readOnly.delete(client)
    return client
  }

  override query(...words: unknown[]) {
    const sent = () => Reflect.apply(plain.query, this, words)
    return isRead(words[0]) ? again(async () => sent()) : sent()
  }
}

async function handOver(connected: Promise<Client>, done: Connected): Promise<void> {
  let client: Client
  try {
    client = await connected
  } catch (error) {
    return done(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined)
  }
  done(undefined, client, (error) => client.release(error))
}

/** Runs what changes nothing again when the database was away meanwhile. */
export async function again<T>(work: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || (error instanceof Error && TIMED_OUT.test(error.message))) throw error
      await wait(pause)
    }
  }
  return work()
}

function isRead(statement: unknown): boolean {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement
  return typeof text === 'string' && READS.test(text)
}
