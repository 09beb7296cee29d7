import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Both drivers hand back the rows under `rows`; nothing else of a raw result is the same on both. */
export interface SqlResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}
type Rows<Row> = { rows: Row[] }

/**
 * A connection or a transaction, embedded or on a server: whoever writes a query need not know which.
 * Count changed rows with `.returning()`, and cast raw `count(*)` to `int`: the drivers differ there.
 */
export type Sql = PgDatabase<SqlResult, Record<string, never>>
