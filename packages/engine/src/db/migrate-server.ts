import { setTimeout as sleep } from 'node:timers/promises'
import { sql as query } from 'drizzle-orm'
import { isConcurrent, migrate, migrationStatements, migrationsOf } from './migrate.ts'
import type { Sql } from './sql.ts'

const LOOK_AGAIN_MS = 250

/**
 * Brings the tables of a server up to date beside processes that use them. Migrations run as ever, each batch in one
 * transaction; those that build indexes on large tables run between the batches and outside of any, so that no write waits
 * for them. New tables hold nobody up, and get everything at once.
 *
 * An index whose building broke off is left behind as invalid; it is dropped and built again by the next start.
 *
 * @param sql one connection: the lock of a session is its own
 * @throws when a migration fails; those before it stay.
 */
export async function migrateServer(sql: Sql, schema: string): Promise<void> {
  const { applied, missing } = await migrationsOf(sql)
  if (applied.length === 0) return migrate(sql, schema)

  let batch: string[] = []
  const runBatch = async () => {
    if (batch.length > 0) await migrate(sql, schema, batch)
    batch = []
  }
  for (const name of missing) {
    if (!isConcurrent(name)) {
      batch.push(name)
      continue
    }
    await runBatch()
    await buildIndexes(sql, name)
  }
  await runBatch()
}

/** Builds the indexes of one migration, unless another process has meanwhile. */
async function buildIndexes(sql: Sql, name: string): Promise<void> {
  // Indexes of a million rows take longer, and wait longer for others, than whoever sets limits for statements has in mind.
  await sql.execute(query`set statement_timeout = 0`)
  await sql.execute(query`set lock_timeout = 0`)
  await lock(sql)
  try {
    const { missing } = await migrationsOf(sql)
    if (!missing.includes(name)) return
    for (const statement of migrationStatements(name)) {
      await dropInvalid(sql, indexOf(statement))
      await sql.execute(query.raw(statement))
    }
    await sql.execute(query`insert into migrations (name) values (${name}) on conflict do nothing`)
  } finally {
    // A connection that broke has given the lock back by itself, and what broke it is the problem to be told.
    await sql
      .execute(query`select pg_advisory_unlock(hashtext(current_schema()), hashtext('turn:indexes'))`)
      .catch(() => undefined)
  }
}

/**
 * Asks again and again instead of waiting: a statement that waits for a lock holds a snapshot, and an index that is built
 * concurrently waits for every snapshot before its own.
 */
async function lock(sql: Sql): Promise<void> {
  for (;;) {
    const { rows } = await sql.execute<{ mine: boolean }>(
      query`select pg_try_advisory_lock(hashtext(current_schema()), hashtext('turn:indexes')) as mine`,
    )
    if (rows[0]?.mine === true) return
    await sleep(LOOK_AGAIN_MS)
  }
}

async function dropInvalid(sql: Sql, index: string): Promise<void> {
  const { rows } = await sql.execute(query`
    select 1 from pg_index where indexrelid = to_regclass(${`"${index}"`}) and not indisvalid`)
  if (rows.length > 0) await sql.execute(query.raw(`drop index concurrently "${index}"`))
}

/** The name of the index that a statement builds. */
function indexOf(statement: string): string {
  const [, index] =
    /^create (?:unique )?index concurrently if not exists "([a-z0-9_]+)"/im.exec(statement) ?? []
  if (index === undefined)
    throw new Error(
      `A migration that builds an index concurrently may do nothing else, and names it: CREATE INDEX CONCURRENTLY IF NOT EXISTS "name" ON …. This does not: ${statement}`,
    )
  return index
}
