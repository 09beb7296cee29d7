import { sql as query } from 'drizzle-orm'
import type { Sql } from '../sql.ts'

/** A column as statements meet it. */
export type ColumnShape = {
  type: string
  isRequired: boolean
  /** Whether PostgreSQL fills it where an insert leaves it out. */
  hasDefault: boolean
  /** Whether PostgreSQL alone writes it: counters, and columns made of others. */
  isGenerated: boolean
}

/** Every table with its columns and the names of what restricts its rows. */
export type TableShapes = Record<string, { columns: Record<string, ColumnShape>; restrictions: string[] }>

type ColumnRow = {
  table: string
  column: string
  type: string
  required: boolean
  filled: boolean
  generated: boolean
}
type RestrictionRow = { table: string; restriction: string }

/** Reads the tables of the schema that the database works in; its own list of migrations is left out. */
export async function tableShapes(sql: Sql): Promise<TableShapes> {
  const shapes: TableShapes = {}
  const columns = await sql.execute<ColumnRow>(query`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as required, (a.atthasdef or a.attidentity <> '') as filled,
      (a.attgenerated <> '' or a.attidentity = 'a') as generated
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'migrations'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attname`)
  for (const { table, column, type, required, filled, generated } of columns.rows) {
    const shape = shapes[table] ?? { columns: {}, restrictions: [] }
    shape.columns[column] = { type, isRequired: required, hasDefault: filled, isGenerated: generated }
    shapes[table] = shape
  }
  const restrictions = await sql.execute<RestrictionRow>(query`
    select c.relname as table, r.contype::text || ' ' || pg_get_constraintdef(r.oid) as restriction
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    where c.relnamespace = current_schema()::regnamespace and c.relname <> 'migrations' and r.contype in ('c', 'f', 'p', 'u')
    union all
    select c.relname, 'index ' || regexp_replace(pg_get_indexdef(i.indexrelid), ' ON .*? USING ', ' using ')
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = current_schema()::regnamespace and c.relname <> 'migrations'
      and i.indisunique and not exists (select from pg_constraint r where r.conindid = i.indexrelid)
    order by 1, 2`)
  for (const { table, restriction } of restrictions.rows) shapes[table]?.restrictions.push(restriction)
  return shapes
}
