import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { budgetTable, type Figure } from '../packages/budgets/src/budgets.ts'
import { chromiumPath, kindOfChromium } from './chromium.ts'
import { runQuick } from './test/quick.ts'
import { type Count, readReport } from './test/reports.ts'
import { STEPS, type Step, TASKS_AT_ONCE } from './test/steps.ts'
import { runTasks, type TaskRun } from './test/turbo.ts'
import { type Failure, failureLines, stepSummary } from './test-failures.ts'

/**
 * `pnpm test`: everything that says "done". turbo runs the tasks of each step whose sources have changed, and keeps
 * what the others have written: their tests count as they did when they ran. `--quick`: types, and format, lint and
 * tests of what changed. `--only <step>[,<step>]`: some steps. `--force`: nothing is taken from an earlier run.
 * `--everything`: also what only the night runs, because a quicker test looks after the same rule by day.
 * Failures are repeated at the end, and tests that needed a second try, which is a defect too; the last line is `N
 * passed, N failed`, summed over all runners.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const names = STEPS.map(({ name }) => name)

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    force: { type: 'boolean', default: false },
    everything: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
})

// Help is for those who have mistyped a step, too.
const steps = values.help && values.only === undefined ? [] : chosenSteps()

if (values.help) {
  console.log(
    `pnpm test [--quick] [--only <step>[,<step>]] [--force] [--everything]\n  --quick  types; format, lint and tests of what changed since the last commit\n  --only   some steps; journeys bring their build along\n  --force  runs what has not changed since it passed as well\n  --everything  also what every night runs: rules on each database, journeys that another test stands in for by day\nSteps: ${names.join(', ')}`,
  )
  process.exit(0)
}
if (values.quick) process.exit((await runQuick(root)) === 0 ? 0 : 1)

const total: Count = { passed: 0, failed: 0, skipped: 0 }
const summary: string[] = []
const troubles: string[] = []
const figures: Figure[] = []
const began = performance.now()

for (const together of groupsOf(steps)) await run(together)

if (troubles.length > 0) console.log(`\n── what failed, or needed a second try ──\n${troubles.join('\n\n')}`)
if (figures.length > 0) console.log(`\n── budgets ──\n${budgetTable(figures).join('\n')}`)
console.log(`\n${summary.join('\n')}\n${'all'.padEnd(11)} in ${secondsSince(began)} s\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

/** Runs the steps of a group, and notes how each of them ended. */
async function run(together: readonly Step[]): Promise<void> {
  const [first] = together
  if (first === undefined) return
  console.log(`\n── ${together.map(({ name }) => name).join(', ')} ──`)
  const tasks = together.flatMap((step) => step.tasks)
  const environment = await taskEnvironment(together)
  // A report of an earlier run never stands for this one; turbo puts those that still hold back.
  for (const { report } of together)
    if (report)
      for (const file of globSync(`{.,packages/*,apps/*}/${report.file}`, { cwd: root }))
        rmSync(join(root, file))
  const runs = await runTasks(root, tasks, { atOnce: TASKS_AT_ONCE[first.group], environment })
  for (const step of together)
    printStep(
      step,
      runs.filter(({ name }) => step.tasks.includes(name)),
    )
}

/** Counts the tests of a step in what its tasks have written, also where turbo has kept that from an earlier run. */
function printStep(step: Step, runs: readonly TaskRun[]): void {
  const count: Count = { passed: 0, failed: 0, skipped: 0 }
  const failures: Failure[] = []
  for (const task of runs) {
    const { own, found } = outcomeOf(step, task)
    count.passed += own.passed
    count.failed += own.failed
    count.skipped += own.skipped
    failures.push(...found)
  }
  if (runs.length === 0) {
    count.failed = 1
    failures.push({ name: step.name, isFlaky: false, message: 'turbo knows no such task.' })
  }
  if (failures.length > 0) troubles.push(failureLines(step.name, failures))
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  const fresh = runs.filter(({ isCached }) => !isCached)
  const span = fresh.filter(({ startTime }) => startTime > 0)
  const seconds =
    span.length === 0
      ? 0
      : (Math.max(...span.map(({ endTime }) => endTime)) -
          Math.min(...span.map(({ startTime }) => startTime))) /
        1000
  const kept = runs.length - fresh.length
  summary.push(
    `${stepSummary(step.name, count, { failures, seconds: Math.round(seconds) })}${kept === 0 ? '' : ` (${kept} of ${runs.length} unchanged)`}`,
  )
}

function outcomeOf({ report }: Step, task: TaskRun): { own: Count; found: Failure[] } {
  const isPassed = task.isCached || task.exitCode === 0
  const written = report ? readReport(join(root, task.folder, report.file)) : null
  const own =
    written && report ? report.count(written) : { passed: isPassed && !report ? 1 : 0, failed: 0, skipped: 0 }
  const found = written && report ? report.failures(written) : []
  if (written && report) figures.push(...report.figures(written))
  if (report && written === null)
    found.push({ name: task.id, isFlaky: false, message: `There is no report.\n${endOf(task)}` })
  else if (!isPassed && !found.some(({ isFlaky }) => !isFlaky))
    found.push({ name: task.id, isFlaky: false, message: `It ended with ${task.exitCode}.\n${endOf(task)}` })
  if (!isPassed || (report && written === null)) own.failed ||= 1
  return { own, found }
}

/** The last lines that a task has said. */
function endOf({ log }: TaskRun): string {
  try {
    return stripVTControlCharacters(readFileSync(join(root, log), 'utf8'))
      .trim()
      .split('\n')
      .slice(-20)
      .join('\n')
  } catch {
    return ''
  }
}

/** Neighbours of one group together. */
function groupsOf(wanted: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of wanted) {
    const last = groups.at(-1)
    if (last?.[0]?.group === step.group) last.push(step)
    else groups.push([step])
  }
  return groups
}

function chosenSteps(): Step[] {
  if (values.only === undefined) return [...STEPS]
  const asked = values.only.split(',')
  const unknown = asked.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no step '${unknown}'. Steps: ${names.join(', ')}`)
    process.exit(2)
  }
  return STEPS.filter(({ name }) => asked.includes(name))
}

/**
 * What tasks find in their environment. What decides a result beside the sources, and is named in turbo.json: which
 * browser there is, and whether a PostgreSQL server answers, without which its half of the tests is skipped.
 */
async function taskEnvironment(together: readonly Step[]): Promise<NodeJS.ProcessEnv> {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    SHOP_TEST_SERVER: process.env.TEST_DATABASE_URL ?? ((await answers(5432)) ? 'here' : 'none'),
    ...(values.force ? { TURBO_FORCE: 'true' } : {}),
    ...(values.everything ? { SHOP_TEST_EVERYTHING: '1' } : {}),
  }
  if (!together.some(({ browser }) => browser)) return environment
  try {
    const browser = chromiumPath((line) => console.log(line))
    const { stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8' })
    return {
      ...environment,
      SHOP_CHROMIUM: browser,
      SHOP_CHROMIUM_VERSION: `${kindOfChromium(browser)} ${stdout.trim()}`,
    }
  } catch (failure) {
    // The tasks fail, each with the sentence of its own search.
    console.error(failure instanceof Error ? failure.message : String(failure))
    return environment
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(2_000, () => done(false))
    socket.on('connect', () => done(true))
    socket.on('error', () => done(false))
    function done(isThere: boolean): void {
      socket.destroy()
      resolve(isThere)
    }
  })
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000)
}
