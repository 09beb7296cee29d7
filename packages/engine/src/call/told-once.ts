import { databaseProblem } from '../db/database-problem.ts'

export type ToldOnce = {
  /** What failed; told unless the database is away or full, and that has been told. */
  failed: (error: unknown) => void
  worked: () => void
}

/**
 * Tells what goes wrong with work that is done again and again. While the database is away or takes no writes, it fails
 * every time for the same reason: then one line says when that begins, and one when it is over.
 */
export function toldOnce(
  what: string,
  log: (line: string, error?: unknown) => void = console.error,
): ToldOnce {
  let isTold = false
  return {
    failed(error) {
      const known = reasonOf(error)
      if (known === null) return log(`${what} failed and is tried again in a moment.`, error)
      if (!isTold) log(`${what} waits for the database: ${known}`)
      isTold = true
    },
    worked() {
      if (isTold) log(`${what} goes on.`)
      isTold = false
    },
  }
}

/** Why the database cannot be worked with; null when anything else is wrong as well. */
function reasonOf(error: unknown): string | null {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
  const reasons = errors.map((one) => databaseProblem(one)?.document.detail ?? null)
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}
