import type { Sql } from '@shop/engine/db/database'
import { sql as raw } from 'drizzle-orm'

/** A table as it is written: without columns that the database works out itself. */
export type BackupTable = { name: string; columns: { name: string; type: string }[] }

/** The change feed counts in transactions of its own server: it means nothing on another one. */
const LEFT_OUT = ['migrations', 'changes', 'shared_values']
const PORTION = 500
/** Photos are large. */
const PORTION_WITH_BYTES = 10

/** Every table of the shop, those before others that refer to them. */
export async function backupTables(sql: Sql): Promise<BackupTable[]> {
  const { rows } = await sql.execute<{
    name: string
    columns: BackupTable['columns']
    refers: string[] | null
  }>(raw`
    select relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '')
        as columns,
      (select json_agg(distinct other.relname) from pg_constraint join pg_class as other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> pg_class.oid) as refers
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
    order by relname`)
  const open = new Map(rows.filter(({ name }) => !LEFT_OUT.includes(name)).map((row) => [row.name, row]))
  const sorted: BackupTable[] = []
  while (open.size > 0) {
    const ready = [...open.values()].filter(({ refers }) => !refers?.some((name) => open.has(name)))
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...open.keys()].join(', ')}.`)
    for (const { name, columns } of ready) {
      open.delete(name)
      sorted.push({ name, columns })
    }
  }
  return sorted
}

/** All reads of this transaction see the shop at one moment. */
export async function freezeReads(sql: Sql): Promise<void> {
  await sql.execute(raw`set transaction isolation level repeatable read, read only`)
}

/** The rows of a table, a portion at a time, each as a JSON array of texts. */
export async function* rowPortions(sql: Sql, { name, columns }: BackupTable): AsyncGenerator<string[]> {
  const values = columns.map((column) => raw`${raw.identifier(column.name)}::text`)
  const portion = columns.some(({ type }) => type === 'bytea') ? PORTION_WITH_BYTES : PORTION
  await sql.execute(
    raw`declare backup_rows no scroll cursor for
      select json_build_array(${raw.join(values, raw`, `)})::text as row from ${raw.identifier(name)}`,
  )
  for (;;) {
    const { rows } = await sql.execute<{ row: string }>(
      raw`fetch ${raw.raw(String(portion))} from backup_rows`,
    )
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < portion) break
  }
  await sql.execute(raw`close backup_rows`)
}

export async function sequences(sql: Sql): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await sql.execute<{ name: string; last: string | null }>(raw`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() order by sequencename`)
  return rows
}

/** Whether the schema has any table. */
export async function hasTables(sql: Sql): Promise<boolean> {
  const { rows } = await sql.execute<{ exists: boolean }>(raw`
    select exists (select from pg_tables where schemaname = current_schema()) as exists`)
  return rows[0]?.exists === true
}

/** What migrations have put in goes, and no trigger notes or checks what was noted and checked before. */
export async function prepareTables(sql: Sql, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of tables.toReversed()) {
    await sql.execute(raw`alter table ${raw.identifier(name)} disable trigger user`)
    await sql.execute(raw`delete from ${raw.identifier(name)}`)
  }
}

export async function finishTables(sql: Sql, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of tables)
    await sql.execute(raw`alter table ${raw.identifier(name)} enable trigger user`)
}

/** Writes rows whose values are texts in the order of the columns. */
export async function insertRows(
  sql: Sql,
  { name, columns }: BackupTable,
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  if (rows.length === 0) return
  const names = columns.map((column) => raw.identifier(column.name))
  const values = columns.map(({ type }, index) => raw.raw(`(sent->>${index})::${type}`))
  await sql.execute(raw`
    insert into ${raw.identifier(name)} (${raw.join(names, raw`, `)}) overriding system value
    select ${raw.join(values, raw`, `)} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as sent`)
}

export async function setSequence(sql: Sql, name: string, last: string | null): Promise<void> {
  if (last !== null)
    await sql.execute(raw`select setval(format('%I', ${name}::text)::regclass, ${last}::bigint)`)
}

export async function countRows(sql: Sql, name: string): Promise<number> {
  const { rows } = await sql.execute<{ count: string }>(
    raw`select count(*)::text as count from ${raw.identifier(name)}`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** The shop whose tables these are, by the name of its app. */
export async function shopName(sql: Sql): Promise<string> {
  const { rows } = await sql.execute<{ name: string }>(raw`select current_schema() as name`)
  return (rows[0]?.name ?? '').replaceAll('_', '-')
}
