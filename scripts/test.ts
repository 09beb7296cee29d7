import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { changesHere } from './changed-packages.ts'
import { chromiumPath } from './chromium.ts'
import {
  type Failure,
  playwrightFailures,
  stepSummary,
  toldFailures,
  vitestFailures,
} from './test-failures.ts'

/**
 * `pnpm test`: everything that says "done", in the order that fails cheapest first.
 * `--quick`: types, and format, lint and tests of what changed. `--only <step>[,<step>]`: some steps.
 * Neighbours of one group run at the same time; each tells what it has to say when it has ended.
 * What failed is told once more at the end, and what needed a second try, which is a defect too; the last line is `N passed, N failed`, summed over all runners.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules/.bin')
const reports = mkdtempSync(join(tmpdir(), 'shop-test-'))

type Count = { passed: number; failed: number; skipped: number }
type Step = {
  name: string
  command: string
  args: string[]
  cwd?: string
  browser?: true
  /** Steps of one group stand side by side in the list and run at once. */
  group?: 'static' | 'builds'
  report?: Report
}
/** What a runner writes down: how to count in it, and what to tell of it at the end. */
type Report = {
  file: string
  count: (report: Record<string, unknown>) => Count
  failures: (report: Record<string, unknown>) => Failure[]
}

const vitestReport = (name: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, name)}`,
]

const vitest = (file: string): Report => ({ file, count: vitestCount, failures: vitestFailures })

const STEPS: Step[] = [
  { name: 'types', group: 'static', command: 'tsc', args: ['-p', 'tsconfig.json', '--noEmit'] },
  {
    name: 'format',
    group: 'static',
    command: 'biome',
    args: ['check', '.', '--diagnostic-level=warn', '--error-on-warnings'],
  },
  { name: 'lint', group: 'static', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'boundaries', group: 'static', command: 'turbo', args: ['boundaries', '--no-color'] },
  {
    name: 'messages',
    group: 'static',
    command: 'lingui',
    args: ['check', 'sync', '--overwrite', '--clean'],
    cwd: 'packages/i18n',
  },
  {
    name: 'translated',
    group: 'static',
    command: 'lingui',
    args: ['check', 'missing'],
    cwd: 'packages/i18n',
  },
  {
    name: 'unit',
    command: 'vitest',
    // By itself Vitest keeps one processor free for itself, which has little to do.
    args: [
      'run',
      '--project=!stories*',
      `--maxWorkers=${availableParallelism()}`,
      ...vitestReport('unit.json'),
    ],
    report: vitest('unit.json'),
  },
  {
    name: 'stories',
    command: 'node',
    // Photographed on the way: another round through the same stories in the same browser took as long again.
    args: ['scripts/visual.ts', 'compare', '--stories', '--report', join(reports, 'stories.json')],
    browser: true,
    report: vitest('stories.json'),
  },
  { name: 'storybook', group: 'builds', command: 'node', args: ['scripts/storybook.ts', '--build'] },
  { name: 'build', group: 'builds', command: 'node', args: ['scripts/build.ts'] },
  {
    name: 'e2e',
    command: 'playwright',
    args: ['test'],
    cwd: 'e2e',
    browser: true,
    report: { file: 'e2e.json', count: playwrightCount, failures: playwrightFailures },
  },
]

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean' },
  },
})

// Help is for whoever has mistyped a step, too.
const steps = values.help && values.only === undefined ? [] : chosenSteps()

if (values.help) {
  console.log(
    `pnpm test [--quick] [--only <step>[,<step>]]\n  --quick  types; format, lint and tests of what changed since the last commit\n  --only   some steps; e2e brings its build along\nSteps: ${STEPS.map((step) => step.name).join(', ')}`,
  )
  process.exit(0)
}

const total: Count = { passed: 0, failed: 0, skipped: 0 }
const summary: string[] = []
const troubles: string[] = []

for (const together of groupsOf(steps))
  await Promise.all(together.map((step) => run(step, together.length > 1)))

rmSync(reports, { recursive: true, force: true })
if (troubles.length > 0) console.log(`\n── what failed, or needed a second try ──\n${troubles.join('\n\n')}`)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

async function run(step: Step, isBesideOthers: boolean): Promise<void> {
  if (!isBesideOthers) console.log(`\n── ${step.name} ──`)
  const started = performance.now()
  const { code, output } = await runStep(step, isBesideOthers)
  if (isBesideOthers) process.stdout.write(`\n── ${step.name} ──\n${output}`)
  const report = step.report ? read(step.report.file) : {}
  const count = step.report?.count(report) ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  const failures = step.report?.failures(report) ?? []
  if (code !== 0 && !failures.some(({ isFlaky }) => !isFlaky)) {
    const message = stripVTControlCharacters(output).trim().split('\n').slice(-20).join('\n')
    failures.push({ name: `${step.command} ended with ${code}`, isFlaky: false, message })
  }
  if (code !== 0) count.failed ||= 1
  if (failures.length > 0) troubles.push(toldFailures(step.name, failures))
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  const seconds = Math.round((performance.now() - started) / 1000)
  summary.push(stepSummary(step.name, count, { failures, seconds }))
}

/** Neighbours of one group together, everybody else alone. */
function groupsOf(wanted: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of wanted) {
    const last = groups.at(-1)
    if (step.group !== undefined && last?.[0]?.group === step.group) last.push(step)
    else groups.push([step])
  }
  return groups
}

function chosenSteps(): Step[] {
  if (values.quick) return quickSteps()
  if (values.only === undefined) return STEPS

  const asked = values.only.split(',')
  const unknown = asked.find((name) => !STEPS.some((step) => step.name === name))
  if (unknown !== undefined) {
    console.error(`There is no step '${unknown}'. Steps: ${STEPS.map((step) => step.name).join(', ')}`)
    process.exit(2)
  }
  return STEPS.filter((step) => asked.includes(step.name) || (step.name === 'build' && asked.includes('e2e')))
}

/**
 * Types of everything; format, lint and tests of what was changed since the last commit. Of the tests those run that
 * stand in a changed package and reach what changed: whatever builds on that package is for the whole command.
 */
function quickSteps(): Step[] {
  const { files, packages } = changesHere(root)
  const scripts = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))
  const projects = files.some((file) => file.startsWith('scripts/')) ? [...packages, 'scripts'] : packages
  console.log(
    files.length === 0
      ? 'Nothing was changed since the last commit: types only.'
      : `Tests of ${projects.join(', ') || 'no package'} that reach what changed; what builds on it is for 'pnpm test'.`,
  )
  return STEPS.flatMap((step) => {
    if (step.name === 'types')
      return [
        { ...step, args: [...step.args, '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] },
      ]
    if (step.name === 'format' && files.length > 0)
      return [{ ...step, args: ['check', ...files, '--error-on-warnings', '--no-errors-on-unmatched'] }]
    if (step.name === 'lint' && scripts.length > 0) return [{ ...step, args: [...step.args, ...scripts] }]
    if (step.name !== 'unit' || projects.length === 0) return []
    const [run = 'run', , ...words] = step.args
    const chosen = projects.map((name) => `--project=${name}`)
    return [{ ...step, group: 'static', args: [run, ...chosen, ...words, '--changed', '--passWithNoTests'] }]
  })
}

/** Its output is handed back, and passed on at once unless it is kept. A terminal gets it from the step itself. */
async function runStep(step: Step, isKept: boolean): Promise<{ code: number; output: string }> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH ?? ''}`,
    SHOP_TEST_REPORTS: reports,
  }
  if (step.browser) {
    try {
      env.SHOP_CHROMIUM = chromiumPath((line) => console.log(line))
    } catch (failure) {
      console.error(failure instanceof Error ? failure.message : String(failure))
      return { code: 1, output: '' }
    }
  }
  const cwd = join(root, step.cwd ?? '.')
  const stdio = isKept || !process.stdout.isTTY ? 'pipe' : 'inherit'
  const path = step.cwd ? `${join(cwd, 'node_modules/.bin')}:${env.PATH}` : env.PATH
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(step.command, step.args, {
      cwd,
      stdio: ['ignore', stdio, stdio],
      env: { ...env, PATH: path },
    })
    for (const [stream, to] of [
      [child.stdout, process.stdout] as const,
      [child.stderr, process.stderr] as const,
    ])
      stream?.on('data', (part: Buffer) => {
        output += part.toString()
        if (!isKept) to.write(part)
      })
    child.on('error', (problem) => {
      console.error(`${step.command} could not be started: ${problem.message}`)
      resolve({ code: 1, output })
    })
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function vitestCount(report: Record<string, unknown>): Count {
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests'),
    skipped: number(report, 'numPendingTests'),
  }
}

function playwrightCount({ stats }: Record<string, unknown>): Count {
  const known = typeof stats === 'object' && stats !== null ? { ...stats } : {}
  return {
    passed: number(known, 'expected') + number(known, 'flaky'),
    failed: number(known, 'unexpected'),
    skipped: number(known, 'skipped'),
  }
}

function read(file: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(readFileSync(join(reports, file), 'utf8'))
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

function number(report: Record<string, unknown>, name: string): number {
  const value = report[name]
  return typeof value === 'number' ? value : 0
}
