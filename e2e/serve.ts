import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openErrorService } from './fixtures/error-service.ts'
import { PARTNERS } from './fixtures/partners.ts'
import { dataFolderOf, SHOPS, type ShopUnderTest, shopOrigin } from './fixtures/shops.ts'

/** Serves all built shops, each on a fresh database of its own, until it is stopped. */

const POLL_MILLISECONDS = 200

const running = new Set<ChildProcess>()
let exitCode = 0

for (const shop of SHOPS) {
  if (await answers(shop)) {
    console.error(
      `Something answers at ${shopOrigin(shop)} already: stop it, or set E2E_PORT to other ports.`,
    )
    process.exit(1)
  }
}
const errorService = openErrorService()
for (const shop of SHOPS) serve(shop)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
await Promise.all(SHOPS.map(isReady))
console.log('All shops are ready.')

function serve(shop: ShopUnderTest): void {
  const folder = dataFolderOf(shop)
  rmSync(folder, { recursive: true, force: true })
  const server = fileURLToPath(new URL(`../apps/${shop.id}/dist/server/server.mjs`, import.meta.url))
  const { DATABASE_URL: _, SHOP_ORIGINS: __, ...environment } = process.env
  const child = spawn(process.execPath, [server], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...environment,
      ...PARTNERS,
      NODE_ENV: 'production',
      SHOP_ENV: 'local',
      PORT: String(shop.port),
      SHOP_DATA: folder,
    },
  })
  running.add(child)
  child.on('exit', (code) => {
    running.delete(child)
    rmSync(folder, { recursive: true, force: true })
    exitCode ||= code ?? 0
    if (running.size === 0) process.exit(exitCode)
    stop()
  })
}

function stop(): void {
  errorService.close()
  for (const child of running) child.kill('SIGTERM')
}

async function isReady(shop: ShopUnderTest): Promise<void> {
  while (!(await answers(shop))) await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS))
}

async function answers(shop: ShopUnderTest): Promise<boolean> {
  return fetch(`${shopOrigin(shop)}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
