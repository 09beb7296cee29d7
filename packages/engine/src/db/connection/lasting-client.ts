import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { DiskRoom } from './disk-room.ts'
import { abandon, EmbeddedDatabaseStopped, embeddedClient } from './embedded-client.ts'
import { sqlState } from './sql-state.ts'
import { makeSegmentsAhead } from './wal-reserve.ts'

/** PostgreSQL on its own never does this within one process: its log would grow without end. */
const SEGMENTS_PER_CHECKPOINT = 8
/** Reopening takes a second of the thread, so a disk that stays broken is retried this seldom, milliseconds. */
const REOPEN_MILLISECONDS = 5000
const DISK_FULL = '53100'
const WORKS = new Set<string | symbol>(['query', 'exec', 'transaction'])

/**
 * An embedded database in a directory that outlives a full disk.
 *
 * Without room it only reads: whatever would write fails with SQLSTATE 25006. The disk may still become full in the
 * midst of a write; then the next segments of the log are there already, so that PostgreSQL can roll the write back.
 * And if it stops all the same, it is reopened with the next statement, as after a crash.
 *
 * @param prepare statements that every connection begins with
 */
export async function lastingClient(directory: string, prepare: string, room: DiskRoom): Promise<PGlite> {
  const walFolder = join(directory, 'pg_wal')
  let isReadOnly = false
  let current = ''
  let sinceCheckpoint = 0
  let making: Promise<void> | null = null
  let reopening: Promise<PGlite> | null = null
  let reopenAt = Number.NEGATIVE_INFINITY
  let isClosed = false
  const stopped = new WeakSet<PGlite>()
  let client = await opened()

  async function opened(): Promise<PGlite> {
    const fresh = await embeddedClient(directory, onSegment)
    await fresh.exec(prepare)
    isReadOnly = false
    makeAhead()
    return fresh
  }

  function onSegment(name: string): void {
    if (name <= current) return
    current = name
    sinceCheckpoint += 1
    setImmediate(makeAhead)
  }

  function makeAhead(): void {
    if (current === '' || isClosed) return
    making ??= makeSegmentsAhead(walFolder, current)
      .catch(room.writeFailed)
      .finally(() => {
        making = null
      })
  }

  async function prepared(): Promise<void> {
    if (stopped.has(client)) await reopen()
    const hasRoom = room.hasRoom()
    if (hasRoom === isReadOnly) {
      isReadOnly = !hasRoom
      await client.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
      if (hasRoom) makeAhead()
    }
    if (hasRoom && sinceCheckpoint >= SEGMENTS_PER_CHECKPOINT) {
      sinceCheckpoint = 0
      await client.exec('checkpoint')
    }
  }

  async function reopen(): Promise<void> {
    if (reopening === null && performance.now() < reopenAt)
      throw new EmbeddedDatabaseStopped('The embedded database has stopped and is opened again in a moment.')
    reopening ??= Promise.resolve().then(() => {
      abandon(client)
      return opened()
    })
    try {
      client = await reopening
    } catch (error) {
      room.writeFailed()
      throw new EmbeddedDatabaseStopped('The embedded database could not be opened again.', { cause: error })
    } finally {
      reopening = null
      reopenAt = performance.now() + REOPEN_MILLISECONDS
    }
  }

  function noteFailure(error: unknown, failed: PGlite): void {
    if (sqlState(error) === DISK_FULL) room.writeFailed()
    if (!(error instanceof EmbeddedDatabaseStopped)) return
    stopped.add(failed)
    room.writeFailed()
  }

  async function close(): Promise<void> {
    isClosed = true
    await making
    if (stopped.has(client)) abandon(client)
    else await client.close()
  }

  return new Proxy(client, {
    get(_, name) {
      if (name === 'close') return close
      const value: unknown = Reflect.get(client, name, client)
      if (typeof value !== 'function') return value
      if (!WORKS.has(name)) return value.bind(client)
      return async (...parts: unknown[]) => {
        let worker = client
        try {
          await prepared()
          worker = client
          return await Reflect.apply(Object(Reflect.get(worker, name, worker)), worker, parts)
        } catch (error) {
          noteFailure(error, worker)
          throw error
        }
      }
    },
  })
}
