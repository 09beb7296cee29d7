import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Pooler = {
  /** Leads to the server with the settings of one shop. */
  url: string
  /** Leads there without any. */
  plainUrl: string
  stop: () => Promise<void>
}

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((path) =>
  existsSync(path),
)

export const hasPooler = PROGRAM !== undefined

/** PgBouncer in front of a server, which hands out its two connections by transaction. */
export async function aPooler(serverUrl: string, schema: string): Promise<Pooler> {
  if (PROGRAM === undefined) throw new Error('There is no PgBouncer here.')
  const { hostname, port, username, password, pathname } = new URL(serverUrl)
  const to = [
    `host=${hostname} port=${port || 5432} dbname=${pathname.slice(1)} user=${username || 'postgres'}`,
    ...(password ? [`password=${password}`] : []),
  ].join(' ')
  const own = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  // PgBouncer refuses to run as root, and another user has to read its file.
  chmodSync(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
shop = ${to} connect_query='set search_path = ${schema}; set timezone = UTC; set jit = off'
plain = ${to}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  )
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(PROGRAM, [...user, '-q', file], { stdio: 'ignore' })
  await listening(own, child)
  return {
    url: `postgres://shop@127.0.0.1:${own}/shop`,
    plainUrl: `postgres://shop@127.0.0.1:${own}/plain`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      const killed = setTimeout(() => child.kill('SIGKILL'), 2000)
      await ended
      clearTimeout(killed)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.')
  return address.port
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`PgBouncer does not listen on ${port}.`)
}
