import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A server and a copy that follows it. */
export type TwoServers = {
  url: string
  copyUrl: string
  /** The copy goes on answering, and hears nothing new. */
  pauseCopy: () => Promise<void>
  resumeCopy: () => Promise<void>
  stopCopy: () => Promise<void>
  startCopy: () => Promise<void>
  stop: () => Promise<void>
}

const INSTALLED = '/usr/lib/postgresql'
/** Where PostgreSQL's own programs are on this machine. */
export const PROGRAMS = (existsSync(INSTALLED) ? readdirSync(INSTALLED) : [])
  .map((version) => join(INSTALLED, version, 'bin'))
  .find((folder) => existsSync(join(folder, 'pg_basebackup')) && existsSync(join(folder, 'initdb')))

export const hasServerPrograms = PROGRAMS !== undefined

/** PostgreSQL refuses to run as root. */
export const USER = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}

/** Two servers of PostgreSQL's own programs, of which the second follows the first as it streams. */
export async function twoServers(): Promise<TwoServers> {
  const folder = mkdtempSync(join(tmpdir(), 'two-servers-'))
  if (USER.uid !== undefined && USER.gid !== undefined) chownSync(folder, USER.uid, USER.gid)
  const [port, copyPort] = [await freePort(), await freePort()]
  const folders = { first: join(folder, 'first'), copy: join(folder, 'copy') }

  run(
    'initdb',
    '-D',
    folders.first,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--no-sync',
    '--no-locale',
    '-E',
    'UTF8',
  )
  const first = await started(folders.first, port)
  run(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    `${port}`,
    '-U',
    'postgres',
    '-D',
    folders.copy,
    '-R',
    '-c',
    'fast',
    '--no-sync',
  )
  let copy = await started(folders.copy, copyPort)

  const copyUrl = addressAt(copyPort)
  return {
    url: addressAt(port),
    copyUrl,
    pauseCopy: () => told(copyUrl, 'select pg_wal_replay_pause()'),
    resumeCopy: () => told(copyUrl, 'select pg_wal_replay_resume()'),
    stopCopy: () => stopped(copy),
    async startCopy() {
      copy = await started(folders.copy, copyPort)
    },
    async stop() {
      await stopped(copy)
      await stopped(first)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function addressAt(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

export function run(program: string, ...words: string[]): void {
  execFileSync(join(PROGRAMS ?? '', program), words, { stdio: 'pipe', cwd: '/', ...USER })
}

export async function started(
  folder: string,
  port: number,
  more: readonly string[] = [],
): Promise<ChildProcess> {
  const settings = [
    ...more,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'shared_buffers=32MB',
  ]
  const words = ['-D', folder, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawn(join(PROGRAMS ?? '', 'postgres'), words, { stdio: 'ignore', cwd: '/', ...USER })
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isUp = await told(addressAt(port), 'select 1').then(
      () => true,
      () => false,
    )
    if (isUp) return child
    await wait(50)
  }
  throw new Error(`The server in ${folder} does not answer.`)
}

export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  // At once: what it would write is thrown away.
  child.kill('SIGQUIT')
  await gone
}

async function told(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
