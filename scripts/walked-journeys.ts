import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromiumEnvironment, chromiumPath } from './chromium.ts'
import { ROOT } from './shops.ts'

type Part = { part: number; of: number }

/**
 * Walks the journeys of a configuration of `e2e`, or a part of them, in the browser that is found or installed, and waits
 * for their end. `config` is a path below `e2e`, null for the shops' own. Returns what the process should end with.
 */
export async function walkedJourneys(
  config: string | null,
  environment: Record<string, string>,
  only?: Part,
): Promise<number> {
  const folder = join(ROOT, 'e2e')
  const walk = spawn(
    join(folder, 'node_modules/.bin/playwright'),
    [
      'test',
      ...(config === null ? [] : ['--config', config]),
      ...(only === undefined ? [] : [`--shard=${only.part}/${only.of}`]),
    ],
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
  const [status]: (number | null)[] = await once(walk, 'close')
  return status ?? 1
}
