import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './places.ts'

/** Photographs the stories with this browser; `words` are further arguments of Vitest. */
export function photographStories(browserPath: string, words: string[]): number {
  return vitest(['--config', 'packages/ui/.storybook/visual/vitest.config.ts', ...words], {
    SHOP_CHROMIUM: browserPath,
  })
}

/** Runs every story with its play function and axe, and photographs those with a snapshot on the way. */
export function runEveryStory(browserPath: string, words: string[], isCompared: boolean): number {
  return vitest(['--project=stories*', ...words], {
    SHOP_CHROMIUM: browserPath,
    SHOP_SNAPSHOTS: isCompared ? 'compared' : '',
  })
}

function vitest(words: string[], environment: Record<string, string>): number {
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/vitest'), ['run', ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return status ?? 1
}
