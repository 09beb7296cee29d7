import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dataFolderOf, SHOPS } from './fixtures/shops.ts'

/** Serves one built shop on a fresh database of its own, until it is told to stop: `node serve.ts home-shop`. */

const shop = SHOPS.find((known) => known.id === process.argv[2])
if (!shop) {
  console.error(`Say which shop to serve: ${SHOPS.map((known) => known.id).join(' or ')}.`)
  process.exit(2)
}

const folder = dataFolderOf(shop)
rmSync(folder, { recursive: true, force: true })
const server = fileURLToPath(new URL(`../apps/${shop.id}/dist/server/server.mjs`, import.meta.url))
const { DATABASE_URL: _, SHOP_ORIGINS: __, ...environment } = process.env
const child = spawn(process.execPath, [server], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...environment,
    NODE_ENV: 'production',
    SHOP_ENV: 'local',
    PORT: String(shop.port),
    SHOP_DATA: folder,
  },
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
