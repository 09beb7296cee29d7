import { readFileSync } from 'node:fs'
import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { databases } from '../test-database.ts'
import { schemaBreaks } from './schema-breaks.ts'
import { type TableShapes, tableShapes } from './table-shapes.ts'

/** The tables of the last release; `pnpm release:version` writes it anew. */
const RELEASED: TableShapes = JSON.parse(
  readFileSync(new URL('./released-schema.json', import.meta.url), 'utf8'),
)

describe.each(await databases())('on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database?.close())

  test('the previous release finds its tables as it needs them', async () => {
    expect(schemaBreaks(RELEASED, await tableShapes(database.sql))).toEqual([])
  })

  test('what the previous release writes and reads is planned on every table', async () => {
    const tables = Object.entries(RELEASED)
    for (const [table, { columns }] of tables) {
      const written = Object.entries(columns).filter(([, { isGenerated }]) => !isGenerated)
      const names = written.map(([name]) => `"${name}"`)
      const values = written.map(([, { type }]) => `null::${type}`)
      const all = Object.keys(columns).map((name) => `"${name}"`)
      const changes = names.map((name, index) => `${name} = ${values[index]}`)
      for (const statement of [
        `select ${all.join(', ')} from "${table}"`,
        `update "${table}" set ${changes.join(', ')}`,
        `insert into "${table}" (${names.join(', ')}) values (${values.join(', ')})`,
      ])
        await database.sql.execute(query.raw(`explain ${statement}`))
    }
    expect(tables.length).toBeGreaterThan(40)
  })
})
