import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A task that turbo has run, or whose result it has kept from an earlier run on the same sources. */
export type TaskRun = {
  /** `@shop/domain#unit`, or `//#types` for one of the workspace. */
  id: string
  name: string
  /** The folder of its package, from the root. */
  folder: string
  isCached: boolean
  /** Null for a task that did not come to run. */
  exitCode: number | null
  /** In milliseconds since 1970; both 0 for a task that did not come to run. */
  startTime: number
  endTime: number
  /** What it said, from the root. */
  log: string
}

/** What turbo would run, and the hash of everything that a task's result depends on. */
export type PlannedTask = { id: string; name: string; folder: string; hash: string; isCached: boolean }

/** Where turbo writes what it has run; nothing else reads it. */
const SUMMARIES = '.turbo/runs'
const BIN = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url))

/**
 * Runs tasks with everything they depend on, all of them even when one fails, and returns how each ended. What they say
 * is passed on at once.
 *
 * @throws when turbo could not begin, with what it said
 */
export async function runTasks(
  root: string,
  names: readonly string[],
  { atOnce, environment }: { atOnce: number; environment: NodeJS.ProcessEnv },
): Promise<TaskRun[]> {
  rmSync(join(root, SUMMARIES), { recursive: true, force: true })
  mkdirSync(join(root, SUMMARIES), { recursive: true })
  const words = [
    'run',
    ...names,
    '--continue',
    '--summarize',
    '--ui=stream',
    '--no-update-notifier',
    '--output-logs=new-only',
    '--log-order=stream',
    `--concurrency=${atOnce}`,
  ]
  await new Promise((resolve, reject) => {
    const child = spawn('turbo', words, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', reject)
    child.on('close', resolve)
  })
  const [summary] = globSync(`${SUMMARIES}/*.json`, { cwd: root })
  if (summary === undefined) throw new Error(`turbo did not run ${names.join(', ')}.`)
  return tasksOf(JSON.parse(readFileSync(join(root, summary), 'utf8')))
    .map(taskRun)
    .filter(({ name }) => names.includes(name))
}

/** What turbo would run now, without running it; tasks without a command are left out. */
export function plannedTasks(root: string, names: readonly string[]): PlannedTask[] {
  const { stdout, stderr, status } = spawnSync('turbo', ['run', ...names, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 200_000_000,
    env: { ...process.env, PATH: `${BIN}:${process.env.PATH ?? ''}` },
  })
  if (status !== 0) throw new Error(`turbo could not plan ${names.join(', ')}:\n${stderr}`)
  return tasksOf(JSON.parse(stdout)).map((task) => ({
    id: textOf(task.taskId),
    name: textOf(task.task),
    folder: textOf(task.directory),
    hash: textOf(task.hash),
    isCached: knownOf(task.cache).status === 'HIT',
  }))
}

function tasksOf(summary: unknown): Record<string, unknown>[] {
  const { tasks } = knownOf(summary)
  return Array.isArray(tasks) ? tasks.map(knownOf).filter(({ command }) => command !== '<NONEXISTENT>') : []
}

function taskRun(task: Record<string, unknown>): TaskRun {
  const { exitCode, startTime, endTime } = knownOf(task.execution)
  return {
    id: textOf(task.taskId),
    name: textOf(task.task),
    folder: textOf(task.directory),
    isCached: knownOf(task.cache).status === 'HIT',
    exitCode: typeof exitCode === 'number' ? exitCode : null,
    startTime: Number(startTime ?? 0),
    endTime: Number(endTime ?? 0),
    log: textOf(task.logFile),
  }
}

function knownOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
