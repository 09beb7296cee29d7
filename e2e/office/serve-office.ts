import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataFolderOf, SHOPS, shopOrigin } from '../fixtures/shops.ts'
import { OFFICE_PORT } from './office-address.ts'

/** Serves the built office beside the shops under test, until it is stopped. */
const folder = mkdtempSync(join(tmpdir(), 'e2e-office-'))
// The office looks for the data of each shop in a folder of its name.
for (const shop of SHOPS) symlinkSync(dataFolderOf(shop), join(folder, shop.id))
const { DATABASE_URL: _, ...environment } = process.env
const child = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../apps/office/server.ts', import.meta.url))],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...environment,
      NODE_ENV: 'production',
      SHOP_ENV: 'local',
      TRUST_PROXY: 'on',
      SHOP_DATA: folder,
      OFFICE_PORT: String(OFFICE_PORT),
      OFFICE_SHOP_ORIGINS: JSON.stringify(
        Object.fromEntries(SHOPS.map((shop) => [shop.id, shopOrigin(shop)])),
      ),
    },
  },
)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill('SIGTERM'))
child.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
