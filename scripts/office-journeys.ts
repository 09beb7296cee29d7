import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildOffice, buildShops } from './build-shops.ts'
import { chromiumEnvironment, chromiumPath } from './chromium.ts'
import { ROOT, shops } from './shops.ts'

/** The task `journeys` of the office: walks its journeys beside the first shop, in the last builds of both. */
const [shop] = await shops()
if (shop === undefined) throw new Error('There is no shop in apps that the office could stand beside.')
await buildShops([shop], { always: false }, (line) => console.log(line))
await buildOffice({ always: false }, (line) => console.log(line))
const folder = join(ROOT, 'e2e')
const { status } = spawnSync(
  join(folder, 'node_modules/.bin/playwright'),
  ['test', '--config', 'office/playwright.config.ts'],
  {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...chromiumEnvironment(),
      SHOP_CHROMIUM: chromiumPath((line) => console.log(line)),
      E2E_SHOP: shop.name,
      // Beside the journeys of the shops themselves.
      E2E_PORT: String(Number(process.env.E2E_PORT ?? 3310) + 20),
      E2E_REPORT: join(ROOT, 'apps/office/test-results/journeys.json'),
    },
  },
)
process.exitCode = status ?? 1
