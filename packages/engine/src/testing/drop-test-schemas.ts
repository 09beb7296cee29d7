import pg from 'pg'
import { newKey } from '../db/new-key.ts'
import { serverAddress } from '../db/test-database.ts'

/** Gives the schemas of one run a name in common, and drops them when it is over; Vitest calls it once. */
export default function schemasOfThisRun(): () => Promise<void> {
  const run = `test_${newKey().slice(0, 12)}`
  process.env.SHOP_TEST_SCHEMAS = run
  return () => dropSchemas(run)
}

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
  } finally {
    await client.end()
  }
}
