import { databaseProblem } from '../db/database-problem.ts'

export type OutageLog = {
  /** What failed; told unless the database is away or full, and that has been told. */
  failed: (error: unknown) => void
  worked: () => void
}

/**
 * Tells what goes wrong with work that is done again and again. While the database is away or takes no writes, it fails
 * every time for the same reason: then one line says when that begins, and one when it is over.
 */
export function outageLog(
  what: string,
  log: (line: string, error?: unknown) => void = console.error,
): OutageLog {
  let isReported = false
  return {
    failed(error) {
      const known = reasonOf(error)
      if (known === null) return log(`${what} failed and is tried again in a moment.`, error)
      if (!isReported) log(`${what} waits for the database: ${known}`)
      isReported = true
    },
    worked() {
      if (isReported) log(`${what} goes on.`)
      isReported = false
    },
  }
}

/** Why the database cannot be worked with; null when anything else is wrong as well. */
function reasonOf(error: unknown): string | null {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
  const reasons = errors.map((one) => databaseProblem(one)?.document.detail ?? null)
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}
