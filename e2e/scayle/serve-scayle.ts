import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SHOPS, type ShopUnderTest, shopOrigin } from '../fixtures/shops.ts'

/** Serves the built shops with their goods at a stand-in of SCAYLE each, until it is stopped. */

const STAND_IN = fileURLToPath(new URL('../../packages/scayle/src/cli/stand-in.ts', import.meta.url))
const WITH_SCAYLE = new URL('./with-scayle.ts', import.meta.url).href
/** From a shop's port to that of its stand-in; those between are of the shops and of their errors. */
const BESIDE = 5

const folder = mkdtempSync(join(tmpdir(), 'e2e-scayle-'))
const running = new Set<ChildProcess>()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
await Promise.all(SHOPS.map(opened))
console.log('All shops are ready.')

async function opened(shop: ShopUnderTest): Promise<void> {
  const port = shop.port + BESIDE
  const certificate = join(folder, `${shop.id}.pem`)
  const numbers = ['--port', String(port), '--first-shop', String(shop.shopId)]
  run([STAND_IN, shop.id, ...numbers, '--certificate', certificate], {})
  while (!existsSync(certificate)) await wait(100)

  const host = `localhost:${port}`
  run(
    [
      '--import',
      WITH_SCAYLE,
      fileURLToPath(new URL(`../../apps/${shop.id}/dist/server/server.mjs`, import.meta.url)),
    ],
    {
      NODE_ENV: 'production',
      SHOP_ENV: 'local',
      PORT: String(shop.port),
      PUBLIC_ORIGIN: shopOrigin(shop),
      SHOP_DATA: join(folder, shop.id),
      NODE_EXTRA_CA_CERTS: certificate,
      SCAYLE_HOST: host,
      SCAYLE_TOKEN: 'demo',
      SCAYLE_CHECKOUT_HOST: host,
      SCAYLE_CHECKOUT_USER: 'shop',
      SCAYLE_CHECKOUT_TOKEN: 'checkout',
      SCAYLE_CHECKOUT_SECRET: 'a secret of the shop and its checkout',
    },
  )
  while (!(await answers(shop.port))) await wait(200)
}

function run(words: readonly string[], own: Record<string, string>): void {
  const { DATABASE_URL: _, SHOP_ORIGINS: __, VALKEY_URL: ___, ...environment } = process.env
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...own },
  })
  running.add(child)
  child.on('exit', (code) => {
    running.delete(child)
    if (running.size > 0) return stop()
    rmSync(folder, { recursive: true, force: true })
    process.exit(code ?? 0)
  })
}

function stop(): void {
  for (const child of running) child.kill('SIGTERM')
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
