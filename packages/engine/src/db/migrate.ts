import { readFileSync } from 'node:fs'
import { sql as query } from 'drizzle-orm'
import type { Sql } from './sql.ts'
import { takeTurn } from './take-turn.ts'

const CONCURRENTLY = /^(create (?:unique )?index) concurrently/im

/**
 * Brings a schema up to date: makes it when it is missing and runs the migrations it has not seen, all in one
 * transaction. Several processes of a shop may start at once; one migrates and the others wait. Indexes that a server would
 * build concurrently are built like all others: embedded, and on empty tables, nobody is held up.
 *
 * @param only those that may run; what came later is left for another time
 * @throws when a migration fails; then nothing has changed.
 */
export async function migrate(sql: Sql, schema: string, only?: readonly string[]): Promise<void> {
  await sql.transaction(async (transaction) => {
    await takeTurn(transaction, 'migrate', schema)
    await transaction.execute(query.raw(`create schema if not exists "${schema}"`))
    await transaction.execute(
      query`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    )
    const { rows } = await transaction.execute<{ name: string }>(query`select name from migrations`)
    const applied = new Set(rows.map(({ name }) => name))

    for (const name of migrationNames().filter(
      (known) => !applied.has(known) && (only?.includes(known) ?? true),
    )) {
      for (const statement of migrationStatements(name))
        await transaction.execute(query.raw(statement.replace(CONCURRENTLY, '$1')))
      await transaction.execute(query`insert into migrations (name) values (${name})`)
    }
  })
}

/**
 * What this build would still run, and what a newer build has run that this one does not know. Both are empty where
 * tables and build are of one release; without any table all are missing.
 */
export async function migrationsOf(
  sql: Sql,
): Promise<{ applied: string[]; missing: string[]; unknown: string[] }> {
  const { rows: tables } = await sql.execute<{ exists: boolean }>(
    query`select to_regclass('migrations') is not null as exists`,
  )
  const { rows } =
    tables[0]?.exists === true
      ? await sql.execute<{ name: string }>(query`select name from migrations order by name`)
      : { rows: [] }
  const known = migrationNames()
  const applied = rows.map(({ name }) => name)
  return {
    applied,
    missing: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

/** Every migration of this build, in the order in which they run. */
export function migrationNames(): string[] {
  const journal = JSON.parse(migrationFile('meta/_journal.json')) as { entries: { tag: string }[] }
  return journal.entries.map(({ tag }) => tag)
}

/** Statements of a migration, as they stand in its file. */
export function migrationStatements(name: string): string[] {
  return migrationFile(`${name}.sql`).split('--> statement-breakpoint')
}

/** Whether a migration builds indexes while the shop goes on writing, and so outside of any transaction. */
export function isConcurrent(name: string): boolean {
  return CONCURRENTLY.test(migrationFile(`${name}.sql`))
}

function migrationFile(name: string): string {
  return readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8')
}
