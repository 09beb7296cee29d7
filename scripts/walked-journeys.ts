import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromiumEnvironment, chromiumPath } from './chromium.ts'
import { ROOT } from './shops.ts'

/**
 * Walks the journeys of a configuration of `e2e` in the browser that is found or installed, and waits for their end.
 * `config` is a path below `e2e`, null for the shops' own. Returns what the process should end with.
 */
export function walkedJourneys(config: string | null, environment: Record<string, string>): number {
  const folder = join(ROOT, 'e2e')
  const { status } = spawnSync(
    join(folder, 'node_modules/.bin/playwright'),
    ['test', ...(config === null ? [] : ['--config', config])],
    {
      cwd: folder,
      stdio: 'inherit',
      env: {
        ...chromiumEnvironment(),
        SHOP_CHROMIUM: chromiumPath((line) => console.log(line)),
        ...environment,
      },
    },
  )
  return status ?? 1
}
