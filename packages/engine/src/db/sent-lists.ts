import { getTableColumns, sql as query, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Many values as one parameter: a statement takes 65,535 parameters, and writing each into it takes longer than
 * running it. Lists are sent as text because the two drivers disagree about arrays.
 */
export function integers(values: readonly (number | null)[]): SQL {
  return listAs('integer', `{${values.map((value) => value ?? 'NULL').join(',')}}`)
}

export function texts(values: readonly (string | null)[]): SQL {
  return listAs('text', listOf(values))
}

export function moments(values: readonly (Date | null)[]): SQL {
  return listAs('timestamptz', `{${values.map((value) => value?.toISOString() ?? 'NULL').join(',')}}`)
}

/** Each value as a JSON document. */
export function documents(values: readonly unknown[]): SQL {
  return listAs('jsonb', listOf(values.map((value) => JSON.stringify(value))))
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

/** In a query of its own the list is taken apart once; written plainly it may be for every row of a table. */
function listAs(type: 'integer' | 'text' | 'timestamptz' | 'jsonb', list: string): SQL {
  return query`(select ${list}::text)::${query.raw(type)}[]`
}

function listOf(values: readonly (string | null)[]): string {
  const spelt = values.map((value) => (value === null ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`))
  return `{${spelt.join(',')}}`
}
