import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumEnvironment, chromiumPath } from './chromium.ts'

/**
 * The task `journeys` of a shop: walks the journeys of that shop alone, in its last build. Neither its files nor its
 * content come from another shop, so that a change there leaves this result as it is.
 */
const [shop] = process.argv.slice(2)
if (shop === undefined) {
  console.error('node scripts/journeys.ts <shop>')
  process.exit(2)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'e2e')
const { status } = spawnSync(join(folder, 'node_modules/.bin/playwright'), ['test'], {
  cwd: folder,
  stdio: 'inherit',
  env: {
    ...chromiumEnvironment(),
    SHOP_CHROMIUM: chromiumPath((line) => console.log(line)),
    E2E_SHOP: shop,
    E2E_WORKERS: process.env.E2E_WORKERS ?? '2',
    E2E_REPORT: join(root, 'apps', shop, 'test-results/journeys.json'),
  },
})
process.exitCode = status ?? 1
