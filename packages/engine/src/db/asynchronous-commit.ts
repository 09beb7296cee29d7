import { sql as raw } from 'drizzle-orm'

/**
 * Among the columns that a statement hands back, lets it be done before it is on the disk. Only for a statement that
 * stands alone, and that may be missing after a power failure: the log is written in order, so what is waited for later
 * brings it along.
 */
export const ASYNCHRONOUS_COMMIT = raw<string>`set_config('synchronous_commit', 'off', true)`
