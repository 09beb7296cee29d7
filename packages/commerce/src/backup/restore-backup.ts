import { createHash, type Hash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { Database, Sql } from '@shop/engine/db/database'
import { migrate, migrationNames } from '@shop/engine/db/migrate'
import { type BackupEnd, type BackupHead, BackupProblem } from './backup-format.ts'
import {
  type BackupTable,
  backupTables,
  countRows,
  finishTables,
  hasTables,
  insertRows,
  prepareTables,
  setSequence,
} from './backup-tables-store.ts'
import { backupLines, checkedBackup } from './read-backup.ts'
import { STORIES_BESIDE, STORIES_FILE } from './story-files.ts'

const PORTION = 500
const PORTION_BYTES = 4 * 1024 * 1024

export type RestoreInput = {
  file: string
  shop: string
  schema: string
  /** Where pictures go; null leaves them in the file. */
  pictures: string | null
  /** Where the space file of the shop's own stories goes, unless there is one; null leaves them in the file. */
  content: string | null
  /** What the rows need before the shop may open on them. */
  afterRows?: (head: BackupHead) => Promise<void>
}

export type Restored = {
  head: BackupHead
  end: BackupEnd
  rows: number
  files: number
  stories: number
  /** Tables that have another number of rows after the migrations of this build. */
  recounted: Recounted[]
}

type Recounted = { table: string; then: number; now: number }

/**
 * Brings a shop back from a backup, into a database without tables. The file is read to its end before anything is
 * written; rows are written in one transaction on the tables they were read from, counted, and migrated from there to
 * the tables of this build.
 *
 * @throws BackupProblem for a file or a place that cannot be used; then nothing was written
 */
export async function restoreBackup(database: Database, input: RestoreInput): Promise<Restored> {
  const { head, end } = await checkedBackup(input.file)
  await refuseOthers(database.sql, head, input)
  await database.transaction(async (sql) => {
    await migrate(sql, input.schema, head.migrations)
    await writeRows(sql, input.file)
    await refuseUnlessCounted(sql, end)
  })
  // From here on as with any upgrade.
  await migrate(database.sql, input.schema)
  const recounted = await countedAgain(database.sql, end)
  // Before any file, which a disk may refuse: a shop that opens on these rows gives no number twice.
  await input.afterRows?.(head)
  const { pictures, content } = input
  const files = pictures === null ? 0 : await writeFiles(input.file, (line) => pictureAt(pictures, line))
  const stories =
    content === null || existsSync(content)
      ? 0
      : await writeFiles(input.file, (line) => storyAt(content, line))
  const rows = Object.values(end.rows).reduce((sum, one) => sum + one, 0)
  return { head, end, rows, files, stories, recounted }
}

async function refuseOthers(
  sql: Sql,
  head: BackupHead,
  { file, shop, pictures }: RestoreInput,
): Promise<void> {
  if (head.shop !== shop)
    throw new BackupProblem(
      `${file} is a backup of ${head.shop}, not of ${shop}: say "pnpm shop ${head.shop} restore".`,
    )
  const known = migrationNames()
  const unknown = head.migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new BackupProblem(
      `${file} was written by a newer build, whose tables this one does not know (${unknown.join(', ')}): restore it with that build.`,
    )
  if (await hasTables(sql))
    throw new BackupProblem(
      'This place is not empty: there are tables of a shop already. Name an empty one with SHOP_DATA or DATABASE_URL; nothing was changed.',
    )
  if (pictures !== null && (await readdir(pictures).catch(() => [])).length > 0)
    throw new BackupProblem(
      `${pictures} is not empty: name another folder with --pictures; nothing was changed.`,
    )
}

async function writeRows(sql: Sql, file: string): Promise<void> {
  const tables = await backupTables(sql)
  await prepareTables(sql, tables)
  let into: BackupTable | null = null
  let portion: (string | null)[][] = []
  let bytes = 0
  const flush = async () => {
    if (into !== null) await insertRows(sql, into, portion)
    portion = []
    bytes = 0
  }
  for await (const line of backupLines(file)) {
    if (Array.isArray(line)) {
      portion.push(line)
      bytes += line.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      if (portion.length >= PORTION || bytes >= PORTION_BYTES) await flush()
    } else {
      await flush()
      if (line.kind === 'table') into = tableOf(tables, line)
      if (line.kind === 'sequence') await setSequence(sql, line.name, line.last)
    }
  }
  await finishTables(sql, tables)
}

/** The columns in the order of the file, with the types that they have here. */
function tableOf(
  tables: readonly BackupTable[],
  { name, columns }: { name: string; columns: string[] },
): BackupTable {
  const here = tables.find((table) => table.name === name)
  const found = columns.map((column) => here?.columns.find((one) => one.name === column))
  const known = found.filter((column) => column !== undefined)
  if (here === undefined || known.length < columns.length)
    throw new BackupProblem(
      `The backup has a table ${name} that this build does not know like that: restore it with the build that wrote it.`,
    )
  return { name, columns: known }
}

async function refuseUnlessCounted(sql: Sql, { rows }: BackupEnd): Promise<void> {
  for (const [name, expected] of Object.entries(rows)) {
    const count = await countRows(sql, name)
    if (count !== expected)
      throw new BackupProblem(`${name} has ${count} rows and should have ${expected}: nothing was restored.`)
  }
}

/** Once more behind the migrations. Tables that they have taken out are left out. */
async function countedAgain(sql: Sql, { rows }: BackupEnd): Promise<Recounted[]> {
  const there = new Set((await backupTables(sql)).map(({ name }) => name))
  const others: Recounted[] = []
  for (const [table, then] of Object.entries(rows)) {
    const now = there.has(table) ? await countRows(sql, table) : then
    if (now !== then) others.push({ table, then, now })
  }
  return others
}

type FileLine = { path: string; of?: 'stories' }

function pictureAt(folder: string, { path, of }: FileLine): string | null {
  return of === undefined ? below(folder, path) : null
}

/** Stories have the name of the space file here, and what lies beside it likewise. */
function storyAt(spaceFile: string, { path, of }: FileLine): string | null {
  if (of === undefined) return null
  const known = [STORIES_FILE, ...STORIES_BESIDE.map((beside) => `${STORIES_FILE}${beside}${sep}`)]
  const safe = below(dirname(spaceFile), path)
  if (path !== STORIES_FILE && !known.slice(1).some((start) => path.startsWith(start))) return null
  return safe.replace(join(dirname(spaceFile), STORIES_FILE), spaceFile)
}

/** A path of the file never leads out of the folder. */
function below(folder: string, path: string): string {
  const whole = normalize(join(folder, path))
  if (!whole.startsWith(normalize(folder + sep)))
    throw new BackupProblem(`The backup names a file outside of its folder: ${path}.`)
  return whole
}

/** Writes files, and reads each of them back: a disk that was full or failed has taken another one. */
async function writeFiles(file: string, placeOf: (line: FileLine) => string | null): Promise<number> {
  const begun = new Map<string, Hash>()
  for await (const line of backupLines(file)) {
    if (Array.isArray(line) || line.kind !== 'file') continue
    const path = placeOf(line)
    if (path === null) continue
    const part = Buffer.from(line.part, 'base64')
    const digest = begun.get(path)
    if (digest === undefined) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(path, part)
    } else await appendFile(path, part)
    begun.set(path, (digest ?? createHash('sha256')).update(part))
  }
  const broken: string[] = []
  for (const [path, digest] of begun) if ((await digestOf(path)) !== digest.digest('hex')) broken.push(path)
  if (broken.length > 0)
    throw new BackupProblem(
      `${broken.length} of ${begun.size} files are not on the disk as they are in the backup, ${broken[0]} first: look at that disk, take away what was restored, and restore again into an empty place.`,
    )
  return begun.size
}

/** Null for a file that is not there, or cannot be read. */
async function digestOf(path: string): Promise<string | null> {
  const digest = createHash('sha256')
  try {
    for await (const part of createReadStream(path)) digest.update(part)
  } catch {
    return null
  }
  return digest.digest('hex')
}
