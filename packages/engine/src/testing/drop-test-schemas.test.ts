import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { serverAddress } from '../db/test-database.ts'
import schemasOfThisRun, { CATALOGUES } from './drop-test-schemas.ts'

const address = await serverAddress()

test.skipIf(address === null)('drops the schemas of its run alone, and tidies up after them', async () => {
  const outer = process.env.SHOP_TEST_SCHEMAS
  const drop = schemasOfThisRun()
  const run = process.env.SHOP_TEST_SCHEMAS
  const other = `${run?.replace('test_', 'kept_')}_1`
  process.env.SHOP_TEST_SCHEMAS = outer
  const client = new pg.Client({ connectionString: address ?? undefined })
  await client.connect()
  try {
    await client.query(`create schema ${other}`)
    const database = await openDatabase({ databaseUrl: address, dataDirectory: null, schema: `${run}_1` })
    await database.close()
    const before = await tidied(client)

    await drop()

    const { rows } = await client.query<{ nspname: string }>(
      'select nspname from pg_namespace where nspname = any($1)',
      [[`${run}_1`, other]],
    )
    expect(rows).toEqual([{ nspname: other }])
    const after = await tidied(client)
    expect(CATALOGUES.filter((name) => (after[name] ?? 0) <= (before[name] ?? 0))).toEqual([])
  } finally {
    await client.query(`drop schema if exists ${other}`)
    await client.end()
  }
})

/** How often each catalogue was tidied up so far. */
async function tidied(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ relname: string; times: number }>(
    'select relname, vacuum_count::integer as times from pg_stat_all_tables where relname = any($1)',
    [CATALOGUES],
  )
  return Object.fromEntries(rows.map(({ relname, times }) => [relname, times]))
}
