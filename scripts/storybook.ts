import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `pnpm storybook`: every component in both themes; `--build` makes the static form instead. */
const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'packages/ui')
const isBuild = process.argv.includes('--build')
const words = isBuild
  ? ['build', '--disable-telemetry', '--quiet']
  : ['dev', '--port', '6006', '--disable-telemetry']
const { status } = spawnSync(join(folder, 'node_modules/.bin/storybook'), words, {
  cwd: folder,
  stdio: 'inherit',
})
process.exit(status ?? 1)
