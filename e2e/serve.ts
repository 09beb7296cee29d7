import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openBalancer } from './balancer.ts'
import { openErrorService } from './fixtures/error-service.ts'
import { PARTNERS } from './fixtures/partners.ts'
import { databaseOf, portsOf } from './fixtures/processes.ts'
import { dataFolderOf, SHOPS, type ShopUnderTest, shopOrigin } from './fixtures/shops.ts'
import { dropDatabase, freshDatabase } from './fresh-database.ts'
import { OFFICE_ORIGIN } from './office/office-address.ts'

/**
 * Serves all built shops, each on a fresh database of its own, until it is stopped. With E2E_PROCESSES each shop is that
 * many processes on one PostgreSQL, behind a balancer that sends every request to the next.
 */

const POLL_MILLISECONDS = 200

/** What several processes have to agree on. */
const SECRET = randomBytes(32).toString('hex')
const running = new Set<ChildProcess>()
let exitCode = 0

for (const shop of SHOPS) {
  if (await answers(shop.port)) {
    console.error(
      `Something answers at ${shopOrigin(shop)} already: stop it, or set E2E_PORT to other ports.`,
    )
    process.exit(1)
  }
}
const errorService = openErrorService()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
await Promise.all(SHOPS.map(opened))
console.log('All shops are ready.')

async function opened(shop: ShopUnderTest): Promise<void> {
  const database = databaseOf(shop)
  const ports = portsOf(shop)
  if (database !== null) await freshDatabase(database)
  // One after the other: the first one fills the shop, as none but a demo is filled by its processes.
  for (const [index, port] of ports.entries()) {
    serve(shop, port, index === 0 ? dataFolderOf(shop) : `${dataFolderOf(shop)}-${index + 1}`)
    while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS))
  }
  if (database !== null) await openBalancer(shop.port, ports)
}

function serve(shop: ShopUnderTest, port: number, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const server = fileURLToPath(new URL(`../apps/${shop.id}/dist/server/server.mjs`, import.meta.url))
  const { DATABASE_URL: _, SHOP_ORIGINS: __, VALKEY_URL: ___, ...environment } = process.env
  const child = spawn(process.execPath, [server], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...environment,
      ...PARTNERS,
      ...together(shop),
      NODE_ENV: 'production',
      SHOP_ENV: 'local',
      PORT: String(port),
      OFFICE_ORIGIN,
      SHOP_DATA: folder,
    },
  })
  running.add(child)
  child.on('exit', (code) => {
    running.delete(child)
    rmSync(folder, { recursive: true, force: true })
    exitCode ||= code ?? 0
    if (running.size === 0) void ended()
    else stop()
  })
}

/** What makes several processes one shop. */
function together(shop: ShopUnderTest): Record<string, string> {
  const database = databaseOf(shop)
  if (database === null) return {}
  const valkey = process.env.E2E_VALKEY_URL
  return {
    DATABASE_URL: database.url,
    ALLOW_LOCAL_DATABASE: 'on',
    SHOP_SECRET: SECRET,
    PUBLIC_ORIGIN: shopOrigin(shop),
    ...(valkey ? { VALKEY_URL: valkey } : {}),
  }
}

async function ended(): Promise<void> {
  const databases = SHOPS.flatMap((shop) => databaseOf(shop) ?? [])
  await Promise.all(databases.map(dropDatabase)).catch((problem: unknown) => console.error(problem))
  process.exit(exitCode)
}

function stop(): void {
  errorService.close()
  for (const child of running) child.kill('SIGTERM')
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
