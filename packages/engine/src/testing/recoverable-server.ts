import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { addressAt, freePort, run, started, stopped, USER } from './two-servers.ts'

/** A server that can go back to a moment, set up as docs/operations.md says. */
export type RecoverableServer = {
  url: string
  /** Takes a copy of everything while the server works. */
  takeBase: () => void
  /** What the server says its time is. */
  moment: () => Promise<string>
  /** Waits until everything that was written so far lies in the archive. */
  archived: () => Promise<void>
  /** Puts the copy in the place of the data, and goes on to a moment, where the server waits and takes no write. */
  recoverTo: (moment: string) => Promise<void>
  /** Opens it for good. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

const MOST_LOOKS = 400
const LOOK_MILLISECONDS = 50

export async function recoverableServer(): Promise<RecoverableServer> {
  const folder = mkdtempSync(join(tmpdir(), 'recoverable-server-'))
  const data = join(folder, 'data')
  const base = join(folder, 'base')
  const archive = join(folder, 'archive')
  mkdirSync(archive)
  const { uid, gid } = USER
  if (uid !== undefined && gid !== undefined) for (const one of [folder, archive]) chownSync(one, uid, gid)
  const port = await freePort()
  const url = addressAt(port)
  const archiving = ['archive_mode=on', `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`]

  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--no-locale', '-E', 'UTF8')
  let server = await started(data, port, archiving)
  return {
    url,
    takeBase: () => run('pg_basebackup', '-d', url, '-D', base, '-X', 'stream', '-c', 'fast', '--no-sync'),
    moment: () => asked(url, 'select clock_timestamp()::text as found'),
    async archived() {
      const last = await asked(url, 'select pg_walfile_name(pg_switch_wal()) as found')
      await until(async () => {
        const done = await asked(url, 'select last_archived_wal as found from pg_stat_archiver')
        return done >= last
      })
    },
    async recoverTo(moment) {
      await stopped(server)
      const settings = [`restore_command=cp ${archive}/%f %p`, `recovery_target_time=${moment}`]
      writeFileSync(join(base, 'recovery.signal'), '')
      server = await started(base, port, settings)
      await until(
        async () => (await asked(url, 'select pg_get_wal_replay_pause_state() as found')) === 'paused',
      )
    },
    async resume() {
      await asked(url, `select pg_wal_replay_resume()::text as found`)
      await until(async () => (await asked(url, 'select pg_is_in_recovery()::text as found')) === 'false')
    },
    async stop() {
      await stopped(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    if (await isSo()) return
    await wait(LOOK_MILLISECONDS)
  }
  throw new Error('It did not come to pass.')
}

async function asked(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query<{ found: string | null }>(statement)
    return rows[0]?.found ?? ''
  } finally {
    await client.end().catch(() => undefined)
  }
}
