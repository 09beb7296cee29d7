import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DiskRoom, diskOf, diskRoom } from './connection/disk-room.ts'
import { lastingClient } from './connection/lasting-client.ts'
import { sqlState } from './connection/sql-state.ts'

const DISK_BYTES = 240 * 1024 * 1024

const canMount = mounts()
if (!canMount) console.warn('SKIPPED on a full disk: only root can mount a small file system here.')

describe.skipIf(!canMount)('on a small disk', () => {
  let folder: string
  let client: PGlite
  let room: DiskRoom
  let lines: string[]
  let time: number
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-disk-'))
    mount(folder)
    lines = []
    time = 0
    room = diskRoom(diskOf(folder), { now: () => time, log: (line) => lines.push(line) })
    client = await lastingClient(join(folder, 'database'), `set timezone to 'UTC'`, room)
    await client.exec('create table orders (id int primary key, words text)')
    await order(1)
  }, 120_000)
  afterEach(async () => {
    await client.close()
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })

  test('the shop reads and refuses writes until there is room, and says both once', async () => {
    fill()

    expect(await outcome(() => order(2))).toBe('25006')
    expect(await outcome(() => order(3))).toBe('25006')
    expect(await orders()).toEqual([1])

    empty()
    await order(4)
    expect(await orders()).toEqual([1, 4])
    expect(lines).toEqual([
      'The disk of the database is full: the shop is read-only until there is room again.',
      'There is room on the disk of the database again: the shop sells again.',
    ])
  }, 120_000)

  test('a disk that fills up in the midst of a write takes the write alone', async () => {
    const attempt = outcome(() =>
      client.transaction(async (sql) => {
        await sql.query(`insert into orders values (2, '')`)
        fill()
        await sql.query(
          `insert into orders select 10 + number, repeat('x', 1000) from generate_series(1, 20000) number`,
        )
      }),
    )

    expect(await attempt).toBe('53100')
    expect(await orders()).toEqual([1])
    empty()
    await afterTrying(() => order(3))
    expect(await orders()).toEqual([1, 3])
  }, 120_000)

  // PostgreSQL aborts when its log has no room, and PGlite then asked it for ever to go on, on the thread of the shop.
  test('a log without room ends the write, and the database is opened anew with all that was committed', async () => {
    const attempt = outcome(() =>
      client.transaction(async (sql) => {
        await sql.query(`insert into orders values (2, '')`)
        fill()
        for (let megabytes = 0; megabytes < 80; megabytes += 1)
          await sql.query(`select pg_logical_emit_message(true, 'test', repeat('x', 1000000))`)
      }),
    )

    expect(await attempt).toBe('EmbeddedDatabaseStopped')
    empty()
    await afterTrying(() => order(3))
    expect(await orders()).toEqual([1, 3])
  }, 120_000)

  test('it closes without room, and everything is there when it is opened again', async () => {
    await order(2)
    fill()

    await client.close()
    empty()
    client = await lastingClient(join(folder, 'database'), 'select 1', room)

    expect(await orders()).toEqual([1, 2])
  }, 120_000)

  async function order(id: number): Promise<void> {
    await client.query(`insert into orders values ($1, '')`, [id])
  }

  async function orders(): Promise<number[]> {
    time += 1000
    const { rows } = await client.query<{ id: number }>('select id from orders order by id')
    return rows.map(({ id }) => id)
  }

  /** What the writes of others take. */
  function fill(): void {
    const file = openSync(join(folder, 'others'), 'w')
    try {
      for (;;) writeSync(file, new Uint8Array(64 * 1024))
    } catch {
      closeSync(file)
    }
    time += 1000
  }

  function empty(): void {
    rmSync(join(folder, 'others'))
    time += 1000
  }

  /** Lets the time pass after which writing is tried again, and the trial come to its end. */
  async function afterTrying(write: () => Promise<void>): Promise<void> {
    time += 60_000
    while ((await outcome(write)) !== 'done') {
      time += 1000
      // A refused write takes no turn of the event loop, and the trial needs one.
      await setImmediate()
    }
  }
})

async function outcome(work: () => Promise<unknown>): Promise<string> {
  try {
    await work()
    return 'done'
  } catch (error) {
    return sqlState(error) ?? (error instanceof Error ? error.name : 'unknown')
  }
}

function mount(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder], { stdio: 'ignore' })
}

function mounts(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'shop-disk-'))
  try {
    mount(folder)
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
