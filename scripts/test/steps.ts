import { playwrightReport, type Report, vitestReport } from './reports.ts'

/** A step of `pnpm test`: tasks of turbo.json that are reported and counted together. */
export type Step = {
  name: string
  /** Names of tasks; a task that every package has runs in all of them. */
  tasks: readonly string[]
  /** Steps of one group stand side by side in the list and run at once. */
  group: 'static' | 'unit' | 'stories' | 'builds' | 'journeys'
  /** Whether its tasks start a Chromium. */
  browser?: true
  /** What its tasks write; a task without one counts as a single test. */
  report?: Report
}

/** What `pnpm test` runs, in the order that fails cheapest first. */
export const STEPS: readonly Step[] = [
  { name: 'types', group: 'static', tasks: ['types'] },
  { name: 'format', group: 'static', tasks: ['format:check'] },
  { name: 'lint', group: 'static', tasks: ['lint:check'] },
  { name: 'boundaries', group: 'static', tasks: ['boundaries'] },
  { name: 'messages', group: 'static', tasks: ['messages:check'] },
  { name: 'translated', group: 'static', tasks: ['messages:translated'] },
  { name: 'unit', group: 'unit', tasks: ['unit'], report: vitestReport('unit.json') },
  { name: 'documents', group: 'unit', tasks: ['documents'], report: vitestReport('documents.json') },
  {
    name: 'stories',
    group: 'stories',
    tasks: ['stories'],
    browser: true,
    report: vitestReport('stories.json'),
  },
  { name: 'storybook', group: 'builds', tasks: ['storybook'] },
  { name: 'build', group: 'builds', tasks: ['build'] },
  {
    name: 'journeys',
    group: 'journeys',
    tasks: ['journeys'],
    browser: true,
    report: playwrightReport('journeys.json'),
  },
]

/**
 * How many tasks of a group share the machine's two processors; builds wait for each other by themselves. Journeys of two
 * shops leave a third of them idle, so that those of the office fit in beside.
 */
export const TASKS_AT_ONCE: Record<Step['group'], number> = {
  static: 6,
  unit: 3,
  stories: 1,
  builds: 3,
  journeys: 3,
}
