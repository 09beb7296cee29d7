import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
// @boundaries-ignore the processes are of a shop of the repository
import { ROOT, shops } from '../../scripts/shops.ts'
import { dropDatabase, freshDatabase, migrationsOf } from '../fresh-database.ts'
import { readyBalancer } from './ready-balancer.ts'

const FIRST_PORT = Number(process.env.E2E_PORT ?? 3310) + 70
const SERVER = process.env.E2E_DATABASE_SERVER ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const READY_MILLISECONDS = 300_000
const DRAIN_SECONDS = '5'

/** The folder of a tree whose shop is built; it may be one of another release. */
export type Build = string

export type RestartedShop = {
  origin: string
  /** Asks a process to stop, and starts another one in its place, of a build. Returns once that is ready. */
  replace: (index: number, build?: Build) => Promise<void>
  /** How many migrations the database has had; null of an embedded one, which nobody else can ask. */
  migrations: () => Promise<number | null>
  /** What the processes have written into their logs. */
  log: () => string
  stop: () => Promise<void>
}

/**
 * Processes of the first shop behind a balancer: one on the embedded database, more on a fresh PostgreSQL database.
 *
 * @param build what they are of before they are replaced
 */
export async function restartedShop(processes: number, build: Build = ROOT): Promise<RestartedShop> {
  const [first] = await shops()
  if (first === undefined) throw new Error('There is no shop in apps.')
  const folder = mkdtempSync(join(tmpdir(), 'restarted-shop-'))
  const database = { server: SERVER, name: `restarted_${FIRST_PORT}` }
  const url = new URL(SERVER)
  url.pathname = `/${database.name}`
  if (processes > 1) await freshDatabase(database)
  const origin = `http://localhost:${FIRST_PORT}`
  const ports = Array.from({ length: processes }, (_, index) => FIRST_PORT + 1 + index)
  const running: ChildProcess[] = []
  let said = ''

  async function start(index: number, build: Build): Promise<void> {
    const port = ports[index] ?? 0
    const child = spawn(
      process.execPath,
      [join(build, 'apps', first?.name ?? '', 'dist/server/server.mjs')],
      {
        stdio: 'pipe',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          SHOP_ENV: 'local',
          SHOP_SECRET: 'a secret that all of the processes know',
          PUBLIC_ORIGIN: origin,
          PORT: String(port),
          SHOP_DATA: join(folder, `data-${index}`),
          LOG_LEVEL: 'warn',
          DRAIN_SECONDS,
          ...(processes > 1 ? { DATABASE_URL: url.href, ALLOW_LOCAL_DATABASE: 'on' } : {}),
        },
      },
    )
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString()
      })
    running[index] = child
    const until = performance.now() + READY_MILLISECONDS
    while (!(await isReady(port))) {
      if (child.exitCode !== null || performance.now() > until) {
        child.kill('SIGKILL')
        throw new Error(`The shop does not answer. ${said}`)
      }
      await wait(100)
    }
  }
  async function end(index: number): Promise<void> {
    const child = running[index]
    if (child === undefined || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }

  for (const index of ports.keys()) await start(index, build)
  const balancer = await readyBalancer(FIRST_PORT, ports)
  await isReadySoon(FIRST_PORT)
  return {
    origin,
    async replace(index, next = ROOT) {
      await end(index)
      await start(index, next)
    },
    migrations: async () => (processes > 1 ? migrationsOf(url.href) : null),
    log: () => said,
    async stop() {
      await Promise.all(ports.keys().map(end))
      await balancer.close()
      if (processes > 1) await dropDatabase(database)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isReadySoon(port: number): Promise<void> {
  while (!(await isReady(port))) await wait(100)
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
