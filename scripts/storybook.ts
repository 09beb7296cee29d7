import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * `pnpm storybook`: every foundation, component, block and page in both brands; `--office` shows the parts and pages of the
 * office instead, `--build` makes the static form.
 */
const HELP = `pnpm storybook [--port <number>]            serves it while you work (6006)
pnpm storybook --build [--out <folder>]     makes the static form (packages/ui/storybook-static)
pnpm storybook --office [--port, --build]   the same for the office (6008, packages/office/storybook-static)

A story's address stays: /?path=/story/<group>-<component>--<state>&globals=brand:baby-shop;locale:fr-ch`

const root = fileURLToPath(new URL('..', import.meta.url))
const options = readOptions()
const folder = join(root, options.office ? 'packages/office' : 'packages/ui')
const out = options.out ?? join(folder, 'storybook-static')
const port = options.port ?? (options.office ? '6008' : '6006')

if (options.help) {
  console.log(HELP)
} else if (options.build) {
  const started = performance.now()
  process.exitCode = storybook(['build', '--quiet', '--output-dir', out])
  if (process.exitCode === 0) report(out, (performance.now() - started) / 1000)
} else {
  process.exitCode = storybook(['dev', '--port', port, '--no-open'])
}

function storybook(words: string[]): number {
  const bins = [join(root, 'node_modules/.bin'), join(folder, 'node_modules/.bin')]
  const { status } = spawnSync('storybook', [...words, '--disable-telemetry'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter) },
  })
  return status ?? 1
}

/** Says how long the build took, how much it is and how many stories it holds. */
function report(out: string, seconds: number): void {
  const index: unknown = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8'))
  const entries = typeof index === 'object' && index !== null && 'entries' in index ? index.entries : {}
  const stories = Object.values(entries ?? {}).filter(
    (entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'type' in entry && entry.type === 'story',
  )
  const code = globSync('{assets,sb-*}/**/*.{js,css}', { cwd: out })
  const bytes = code.reduce((sum, file) => sum + statSync(join(out, file)).size, 0)
  console.log(
    `Storybook: ${stories.length} stories built in ${Math.round(seconds)} s, ${(bytes / 1_000_000).toFixed(1)} MB of code, in ${out}`,
  )
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        build: { type: 'boolean', default: false },
        office: { type: 'boolean', default: false },
        out: { type: 'string' },
        port: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (failure) {
    console.error(`${failure instanceof Error ? failure.message : String(failure)}\n\n${HELP}`)
    process.exit(2)
  }
}
