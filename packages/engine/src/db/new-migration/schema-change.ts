import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

const SCHEMA = new URL('../schema/', import.meta.url)
/** The tables as the newest migration leaves them. */
const KNOWN = new URL('../migrations/meta/snapshot.json', import.meta.url)
/** One for all: the snapshot is compared by what it says, and its history is the repository's. */
const ID = '00000000-0000-0000-0000-000000000000'

/** What has changed of the tables since the newest migration. */
export type SchemaChange = {
  /** SQL, in the order in which it runs; none where nothing has changed. */
  statements: string[]
  /** The tables as they are declared now, for the next comparison. */
  snapshot: DrizzleSnapshotJSON
}

/**
 * Compares the declared tables with those that the newest migration has left. Asks at the terminal whether a column
 * that is gone is the one that is new.
 *
 * @param tables what is declared, by name; by default all of `db/schema`
 * @see docs/upgrading.md "Migrations"
 */
export async function schemaChange(tables?: Record<string, unknown>): Promise<SchemaChange> {
  const snapshot: DrizzleSnapshotJSON = {
    ...generateDrizzleJson(tables ?? (await declaredTables())),
    id: ID,
    prevId: ID,
  }
  const known: DrizzleSnapshotJSON = JSON.parse(readFileSync(KNOWN, 'utf8'))
  // Tables stand in the schema that the connection names, one per brand.
  const statements = (await generateMigration(known, snapshot)).map((one) => one.replaceAll('"public".', ''))
  return { statements, snapshot }
}

/** Every table of `db/schema`, by its name there. */
export async function declaredTables(): Promise<Record<string, unknown>> {
  const files = globSync('*.ts', { cwd: fileURLToPath(SCHEMA) }).toSorted()
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(new URL(file, SCHEMA).href)),
  )
  return Object.assign({}, ...modules)
}
