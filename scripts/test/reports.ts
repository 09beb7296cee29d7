import { readFileSync } from 'node:fs'
import { type Figure, isBudgetName } from '../../packages/budgets/src/budgets.ts'
import { type Failure, playwrightFailures, vitestFailures } from '../test-failures.ts'

/** How many tests of a step did what. */
export type Count = { passed: number; failed: number; skipped: number }

/** What a runner writes down: the file, from the folder of its package, how to count in it and what failed in it. */
export type Report = {
  file: string
  count: (report: Record<string, unknown>) => Count
  failures: (report: Record<string, unknown>) => Failure[]
  /** What its tests have counted for rows of `packages/budgets`. */
  figures: (report: Record<string, unknown>) => Figure[]
}

/** The report of Vitest in a file below `test-results`. */
export function vitestReport(name: string): Report {
  return { file: `test-results/${name}`, count: vitestCount, failures: vitestFailures, figures: notedFigures }
}

/** The report of Playwright in a file below `test-results`. */
export function playwrightReport(name: string): Report {
  return {
    file: `test-results/${name}`,
    count: playwrightCount,
    failures: playwrightFailures,
    figures: notedFigures,
  }
}

/** What parts of the same journeys have reported, as if they had been walked in one. */
export function mergedPlaywrightReports(parts: readonly Record<string, unknown>[]): Record<string, unknown> {
  const all = (name: string): unknown[] =>
    parts
      .map((report) => report[name])
      .filter(Array.isArray)
      .flat()
  const statsOf = ({ stats }: Record<string, unknown>): Record<string, unknown> =>
    typeof stats === 'object' && stats !== null ? { ...stats } : {}
  const sum = (name: string) => parts.reduce((total, report) => total + number(statsOf(report), name), 0)
  return {
    suites: all('suites'),
    errors: all('errors'),
    stats: {
      expected: sum('expected'),
      unexpected: sum('unexpected'),
      flaky: sum('flaky'),
      skipped: sum('skipped'),
    },
  }
}

/** A report as it stands in a file; null where there is none, or only half of one. */
export function readReport(file: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
  } catch {
    return null
  }
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

function number(report: Record<string, unknown>, name: string): number {
  const value = report[name]
  return typeof value === 'number' ? value : 0
}

/**
 * Figures stand where a runner keeps notes of its tests: Vitest in the `meta` of a test, Playwright as an annotation
 * whose description is the same as JSON. Wherever they are in a report, they are found.
 */
function notedFigures(report: unknown): Figure[] {
  if (Array.isArray(report)) return report.flatMap(notedFigures)
  if (typeof report !== 'object' || report === null) return []
  if ('type' in report && report.type === 'budget' && 'description' in report)
    return figuresIn([parsed(String(report.description))])
  return Object.entries(report).flatMap(([key, value]) =>
    key === 'figures' && Array.isArray(value) ? figuresIn(value) : notedFigures(value),
  )
}

function figuresIn(notes: readonly unknown[]): Figure[] {
  return notes.flatMap((note) => {
    if (typeof note !== 'object' || note === null || !('name' in note) || !('measured' in note)) return []
    const { name, measured } = note
    return typeof name === 'string' && isBudgetName(name) && typeof measured === 'number'
      ? [{ name, measured }]
      : []
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
