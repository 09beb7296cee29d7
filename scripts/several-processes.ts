import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildShops } from './build-shops.ts'
import { chromiumEnvironment, chromiumPath } from './chromium.ts'
import { ROOT, shops } from './shops.ts'

/**
 * `pnpm several-processes`: what two processes of a shop see of each other's changes, and every journey with each request
 * at the other one of two. With E2E_UPGRADE_FROM, a tree of the release before in which the first shop is built, also that its
 * processes can be replaced by this build and back. Needs a PostgreSQL server, see e2e/README.md; too long for `pnpm test`.
 */
await buildShops(await shops(), { always: false }, (line) => console.log(line))
const folder = join(ROOT, 'e2e')
const environment = {
  ...chromiumEnvironment(),
  SHOP_CHROMIUM: chromiumPath((line) => console.log(line)),
  E2E_PROCESSES: process.env.E2E_PROCESSES ?? '2',
}
for (const words of [['test', '--config', 'processes/playwright.config.ts'], ['test']]) {
  const { status } = spawnSync(join(folder, 'node_modules/.bin/playwright'), words, {
    cwd: folder,
    stdio: 'inherit',
    env: environment,
  })
  if (status !== 0) process.exitCode = 1
}
