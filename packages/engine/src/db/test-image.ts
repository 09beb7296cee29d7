import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/pglite'
import { embeddedClient } from './connection/embedded-client.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
const KEPT_IN = fileURLToPath(new URL('../../node_modules/.cache/test-database', import.meta.url))

let image: Promise<Blob> | null = null

/**
 * The files of an embedded database whose tables are there and empty. To make one takes five seconds of processor time,
 * to open a copy a half; so it is made once for as long as no migration is added, and kept between runs. Processes that
 * begin at the same moment may each make it: the last one's stays.
 *
 * @param schema the tables' schema, of which an image knows one
 */
export function testImage(schema: string): Promise<Blob> {
  image ??= keptImage(schema)
  return image
}

async function keptImage(schema: string): Promise<Blob> {
  const file = join(KEPT_IN, `${schema}-${fingerprint()}.tar`)
  if (existsSync(file)) return new Blob([readFileSync(file)])
  const client = await embeddedClient(null)
  await client.exec(`set search_path to "${schema}"; set timezone to 'UTC'`)
  await migrate(drizzle({ client }), schema)
  const made = await client.dumpDataDir('none')
  await client.close()
  keep(file, new Uint8Array(await made.arrayBuffer()))
  return made
}

/** Renamed when it is whole: no other process ever reads half of it. */
function keep(file: string, bytes: Uint8Array): void {
  mkdirSync(KEPT_IN, { recursive: true })
  for (const old of readdirSync(KEPT_IN))
    if (old.endsWith('.tar') && join(KEPT_IN, old) !== file) rmSync(join(KEPT_IN, old), { force: true })
  const half = join(KEPT_IN, `${randomUUID()}.half`)
  writeFileSync(half, bytes)
  renameSync(half, file)
}

/** What an image depends on: the database's own version, and every migration. */
function fingerprint(): string {
  const hash = createHash('sha256')
  hash.update(import.meta.resolve('@electric-sql/pglite'))
  for (const name of readdirSync(MIGRATIONS).sort())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 16)
}
