import pg from 'pg'
import { newKey } from '../db/new-key.ts'
import { serverAddress } from '../db/test-database.ts'

/**
 * Gives the schemas of one run a name in common, and drops them when it is over; Vitest calls it once. The server is left
 * as quick as it was found.
 */
export default function schemasOfThisRun(): () => Promise<void> {
  const run = `test_${newKey().slice(0, 12)}`
  process.env.SHOP_TEST_SCHEMAS = run
  return () => dropSchemas(run)
}

/** Where PostgreSQL notes tables, their columns, keys and indexes. */
export const CATALOGUES = [
  'pg_attrdef',
  'pg_attribute',
  'pg_class',
  'pg_constraint',
  'pg_depend',
  'pg_description',
  'pg_index',
  'pg_proc',
  'pg_sequence',
  'pg_statistic',
  'pg_trigger',
  'pg_type',
] as const

async function dropSchemas(run: string): Promise<void> {
  const connectionString = await serverAddress()
  if (connectionString === null) return
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select quote_ident(nspname) as name from pg_namespace where starts_with(nspname, $1)',
      [run],
    )
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`)
    // A server that does not tidy up by itself keeps what described the dropped tables: after some runs, making and
    // dropping them takes three times as long. Whoever may not do it gets a warning of the server, which is nobody's.
    await client.query(`vacuum ${CATALOGUES.join(', ')}`)
  } finally {
    await client.end()
  }
}
