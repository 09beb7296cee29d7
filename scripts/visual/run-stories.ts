import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './places.ts'

/** Photographs the stories with this browser; what Vitest is told beyond that comes in `words`. */
export function runStories(browserPath: string, words: string[]): number {
  const { status } = spawnSync(
    join(ROOT, 'node_modules/.bin/vitest'),
    ['run', '--config', 'packages/ui/.storybook/visual/vitest.config.ts', ...words],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SHOP_CHROMIUM: browserPath } },
  )
  return status ?? 1
}
