import { getTableColumns, sql as query, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Many values as one parameter: a statement takes 65,535 parameters, and writing each into it takes longer than
 * running it. Lists are sent as text because the two drivers disagree about arrays.
 */
export function integers(values: readonly (number | null)[]): SQL {
  return query`${`{${values.map((value) => value ?? 'NULL').join(',')}}`}::text::integer[]`
}

export function texts(values: readonly (string | null)[]): SQL {
  return query`${listOf(values)}::text::text[]`
}

export function moments(values: readonly (Date | null)[]): SQL {
  return query`${`{${values.map((value) => value?.toISOString() ?? 'NULL').join(',')}}`}::text::timestamptz[]`
}

/** Each value as a JSON document. */
export function documents(values: readonly unknown[]): SQL {
  return query`${listOf(values.map((value) => JSON.stringify(value)))}::text::jsonb[]`
}

/**
 * Rows of a table as a source to select from, named like its columns. Every row has the fields of the first; fields
 * that it lacks keep what the table has, or its default.
 */
export function sentRows(
  table: PgTable,
  rows: readonly Record<string, unknown>[],
): { names: SQL; source: SQL; asSent: SQL } {
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in (rows[0] ?? {}))
  const named = rows.map((row) => Object.fromEntries(columns.map(([field, { name }]) => [name, row[field]])))
  const identifiers = columns.map(([, { name }]) => query.identifier(name))
  const typed = columns.map(
    ([, column]) => query`${query.identifier(column.name)} ${query.raw(column.getSQLType())}`,
  )
  return {
    names: query.join(identifiers, query`, `),
    source: query`jsonb_to_recordset(${JSON.stringify(named)}::text::jsonb) as sent(${query.join(typed, query`, `)})`,
    asSent: query.join(
      identifiers.map((name) => query`${name} = excluded.${name}`),
      query`, `,
    ),
  }
}

function listOf(values: readonly (string | null)[]): string {
  const spelt = values.map((value) => (value === null ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`))
  return `{${spelt.join(',')}}`
}
