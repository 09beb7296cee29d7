import { sql as raw } from 'drizzle-orm'

/**
 * Among the columns that a statement returns, makes its commit asynchronous. Only for a single statement that may be
 * lost in a power failure: the log is written in order, so a later synchronous commit includes it.
 */
export const ASYNCHRONOUS_COMMIT = raw<string>`set_config('synchronous_commit', 'off', true)`
