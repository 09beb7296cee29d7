import { readFileSync } from 'node:fs'
import { type Failure, playwrightFailures, vitestFailures } from '../test-failures.ts'

/** How many tests of a step did what. */
export type Count = { passed: number; failed: number; skipped: number }

/** What a runner writes down: the file, from the folder of its package, how to count in it and what failed in it. */
export type Report = {
  file: string
  count: (report: Record<string, unknown>) => Count
  failures: (report: Record<string, unknown>) => Failure[]
}

/** The report of Vitest in a file below `test-results`. */
export function vitestReport(name: string): Report {
  return { file: `test-results/${name}`, count: vitestCount, failures: vitestFailures }
}

/** The report of Playwright in a file below `test-results`. */
export function playwrightReport(name: string): Report {
  return { file: `test-results/${name}`, count: playwrightCount, failures: playwrightFailures }
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
