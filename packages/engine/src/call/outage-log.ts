import { databaseProblem } from '../db/connection/database-problem.ts'
import { loggedError } from '../trace/logged-error.ts'

export type OutageLog = {
  /** Logs a failure, unless it is the outage that was logged before. */
  failed: (error: unknown) => void
  worked: () => void
}

/**
 * Logs failures of repeated work. While the database is away or read-only, all of them have the same cause: one line is
 * logged when that begins, and one when it is over.
 */
export function outageLog(
  what: string,
  log: (line: string, error?: unknown) => void = console.error,
): OutageLog {
  let isReported = false
  return {
    failed(error) {
      const known = reasonOf(error)
      if (known === null) return log(`${what} failed and is tried again in a moment.`, loggedError(error))
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
