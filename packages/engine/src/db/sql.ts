import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Both drivers return the rows under `rows`; nothing else of a raw result is the same on both. */
export interface SqlResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}
type Rows<Row> = { rows: Row[] }

/**
 * A connection or a transaction, embedded or on a server; queries do not depend on which. Count changed rows with
 * `.returning()`, and cast raw `count(*)` to `int`: the drivers differ there.
 */
export type Sql = PgDatabase<SqlResult, Record<string, never>>
