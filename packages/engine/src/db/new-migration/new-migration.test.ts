import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as query } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterEach, expect, test } from 'vitest'
import { databasesForRules } from '../test-database.ts'
import { migrationFiles, snapshotFile } from './migration-files.ts'
import { declaredTables, schemaChange } from './schema-change.ts'

type Named = Record<string, { name: string }>
type DeclaredTable = { name: string; columns: Named } & Record<
  'indexes' | 'foreignKeys' | 'uniqueConstraints' | 'compositePrimaryKeys',
  Named
>

const folder = mkdtempSync(join(tmpdir(), 'new-migration-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('no table is declared otherwise than the newest migration leaves it', async () => {
  const { statements } = await schemaChange()

  expect(statements, 'write it: pnpm --filter @shop/engine run migration <name>').toEqual([])
})

// A migration that drops or renames goes by the declared name; for hand-written SQL PostgreSQL had made up others.
test.each(await databasesForRules())(
  'what tables are declared with is in the migrated $name',
  async ({ open }) => {
    const database = await open()
    const { rows } = await database.sql.execute<{ name: string }>(query`
    select attrelid::regclass::text || '.' || attname as name from pg_attribute join pg_class c on c.oid = attrelid
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped
    union all select conname from pg_constraint where connamespace = current_schema()::regnamespace
    union all select indexname from pg_indexes where schemaname = current_schema()`)
    await database.close()
    const { tables }: { tables: Record<string, DeclaredTable> } = JSON.parse(
      snapshotFile(await schemaChange())['meta/snapshot.json'] ?? '',
    )

    const declared = Object.values(tables).flatMap((table) => [
      ...Object.keys(table.columns).map((column) => `${table.name}.${column}`),
      ...[table.indexes, table.foreignKeys, table.uniqueConstraints, table.compositePrimaryKeys].flatMap(
        (of) => Object.values(of).map(({ name }) => name),
      ),
    ])

    const found = new Set(rows.map(({ name }) => name.replaceAll('"', '')))
    expect(declared.length).toBeGreaterThan(1000)
    expect(declared.filter((name) => !found.has(name))).toEqual([])
  },
)

test('a change is written alone, under the next number, behind all others', async () => {
  const change = await schemaChange({
    ...(await declaredTables()),
    orderNotes: pgTable('order_notes', { id: integer('id').primaryKey(), note: text('note').notNull() }),
  })
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeFileSync(join(folder, '0007_before.sql'), '')
  const entries = [{ idx: 4, version: '7', when: 2_000, tag: '0007_before', breakpoints: true }]
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )

  const files = migrationFiles(folder, { name: 'order_notes', change, now: 1_000 })

  expect(files['0008_order_notes.sql']).toBe(
    'CREATE TABLE "order_notes" (\n\t"id" integer PRIMARY KEY NOT NULL,\n\t"note" text NOT NULL\n);\n\n',
  )
  expect(JSON.parse(files['meta/_journal.json'] ?? '').entries).toEqual([
    ...entries,
    { idx: 5, version: '7', when: 2_001, tag: '0008_order_notes', breakpoints: true },
  ])
  expect(JSON.parse(files['meta/snapshot.json'] ?? '').tables['public.order_notes'].columns).toHaveProperty(
    'note',
  )
})

test.each(['', 'Order notes', '../notes', '7_notes'])('"%s" names no migration', async (name) => {
  expect(() => migrationFiles(folder, { name, change: { statements: [], snapshot: EMPTY }, now: 0 })).toThrow(
    'order_notes',
  )
})

const EMPTY = (await schemaChange({})).snapshot
