import { type Problem, problem } from '@shop/api-client/contract/problem'
import { EmbeddedDatabaseStopped } from './embedded-client.ts'
import { errorsWithin, sqlState } from './sql-state.ts'

/** When a shopper may try again, seconds: a server is back soon, a full disk needs an operator. */
const AWAY_RETRY_SECONDS = 2
const FULL_RETRY_SECONDS = 30

/** The disk is full, or the database takes no writes for now. */
const READ_ONLY: readonly (string | null)[] = ['53100', '25006']
/** Too many connections, and a server that is stopping, was asked to stop, or is starting. */
const AWAY_STATES: readonly (string | null)[] = ['53300', '57P01', '57P02', '57P03', '57P05']
const AWAY_CODES: readonly (string | null)[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
/** The driver gives these no code. */
const AWAY_WORDS = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$/

/** Whether the database did not answer: its connection was refused, cut, or never came. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error)
  return (
    AWAY_STATES.includes(state) ||
    AWAY_CODES.includes(state) ||
    state?.startsWith('08') === true ||
    errorsWithin(error).some(
      (inner) => inner instanceof EmbeddedDatabaseStopped || AWAY_WORDS.test(inner.message),
    )
  )
}

/**
 * The problem that a database failure is answered with: 503 `read_only` while nothing can be written, 503
 * `database_unavailable` while it does not answer, both with a `Retry-After`. Null for any other error.
 */
export function databaseProblem(error: unknown): Problem | null {
  if (READ_ONLY.includes(sqlState(error)))
    return unavailable('read_only', FULL_RETRY_SECONDS, 'Nothing can be saved right now. Try again later.')
  if (isDatabaseAway(error))
    return unavailable(
      'database_unavailable',
      AWAY_RETRY_SECONDS,
      'The shop cannot reach its database right now. Try again in a moment.',
    )
  return null
}

/** The header that says when to come again; none for a problem that does not say. */
export function retryAfter({ document }: Problem): Record<string, string> {
  const seconds = document.errors[0]?.params.retryAfterSeconds
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}

function unavailable(code: string, retryAfterSeconds: number, detail: string): Problem {
  return problem(503, code, detail, [{ path: '', key: code, params: { retryAfterSeconds } }])
}
