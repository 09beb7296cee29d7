import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT, shopNames } from '../shops.ts'

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Job = { uses?: string; with?: Record<string, unknown>; steps?: readonly Step[] }
type Workflow = { on: Record<string, unknown>; jobs: Record<string, Job> }

const FOLDER = '.github/workflows'
/** What a runner has. */
const OF_THE_RUNNER = /^(?:docker|echo|mkdir|npm|sudo|IMAGE=)/

const { scripts }: { scripts: Record<string, string> } = JSON.parse(text('package.json'))
const { tasks }: { tasks: Record<string, unknown> } = JSON.parse(text('turbo.json'))
const files = globSync(`${FOLDER}/*.yaml`, { cwd: ROOT }).toSorted()
const workflows = new Map(files.map((file): [string, Workflow] => [file, parse(text(file))]))
const jobs = [...workflows].flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file} ${name}`, job })),
)
const commands = jobs.flatMap(({ name, job }) =>
  (job.steps ?? []).flatMap(({ run = '' }) =>
    run
      .split(/\n|&&/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((command) => ({ name, command })),
  ),
)

test.each(shopNames())('a tag of the %s builds its image, and no other shop’s', (shop) => {
  const { on, jobs: own } = workflows.get(`${FOLDER}/${shop}.yaml`) ?? { on: {}, jobs: {} }

  expect(on.push).toEqual({ tags: [`@shop/${shop}@*`] })
  expect(Object.values(own)).toEqual([{ uses: `./${FOLDER}/shop-image.yaml`, with: { shop } }])
})

test('a workflow that another calls is there, and gets what it asks for', () => {
  const calls = jobs.flatMap(({ name, job }) =>
    job.uses ? [{ name, uses: job.uses, given: job.with ?? {} }] : [],
  )

  expect(calls).not.toEqual([])
  for (const { name, uses, given } of calls) {
    const called = workflows.get(uses.replace('./', ''))
    expect({ name, ...called?.on }).toEqual({
      name,
      workflow_call: {
        inputs: Object.fromEntries(Object.keys(given).map((input) => [input, expect.anything()])),
      },
    })
  }
})

test.each(commands)('$name runs what is there: $command', ({ command }) => {
  expect(problemOf(command)).toBeNull()
})

// The action before read tags from what Changesets 2 printed: with 3 it made versions and pushed no tag, so that no image
// would ever have been built.
test('a release runs the scripts that make versions and tags, in the words of the action’s second version', () => {
  const release = workflows.get(`${FOLDER}/release.yaml`)
  const [given] = Object.values(release?.jobs ?? {}).flatMap(({ steps = [] }) =>
    steps.filter(({ uses }) => uses === 'changesets/action@v2').map((step) => step.with ?? {}),
  )

  expect(problemOf(String(given?.['version-script']))).toBeNull()
  expect(problemOf(String(given?.['publish-script']))).toBeNull()
})

test('what is not there is named', () => {
  expect(problemOf('pnpm relaese')).toBe('package.json has no script relaese')
  expect(problemOf('pnpm exec turbo run jurneys')).toBe('turbo.json has no task jurneys')
  expect(problemOf('.ci/walk')).toBe('.ci/walk is not there')
})

/** Why a command could not run on a fresh clone with its dependencies; null when it could. */
function problemOf(command: string): string | null {
  const words = command.replace(/^npx --yes pnpm@[\d.]+/, 'pnpm').split(/\s+/)
  const [program = '', first = '', second = '', third = '', ...rest] = words
  if (program !== 'pnpm') {
    const file = /(?:^|\s)(?:--file )?((?:\.ci|deploy|scripts)\/\S+)/.exec(command)?.[1]
    if (file !== undefined) return existsSync(join(ROOT, file)) ? null : `${file} is not there`
    return OF_THE_RUNNER.test(command) ? null : `${program} is no program that we know`
  }
  if (first === 'install') return null
  if (first !== 'exec') return first in scripts ? null : `package.json has no script ${first}`
  if (!existsSync(join(ROOT, 'node_modules/.bin', second))) return `${second} is not installed`
  const task = second === 'turbo' && third === 'run' ? rest[0] : undefined
  return task === undefined || task in tasks ? null : `turbo.json has no task ${task}`
}

function text(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}
