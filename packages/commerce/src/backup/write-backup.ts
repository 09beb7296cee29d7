import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Database, Sql } from '@shop/engine/db/database'
import { migrationsOf } from '@shop/engine/db/migrate'
import { BACKUP_FORMAT, BackupProblem, WITHOUT_STORIES } from './backup-format.ts'
import { backupTables, freezeReads, rowPortions, sequences } from './backup-tables-store.ts'
import { type PackedLines, packedLines } from './packed-lines.ts'
import { STORIES_BESIDE, STORIES_FILE, withOtherTokens } from './story-files.ts'
import { personFilter } from './without-persons.ts'

/** Bytes of a file in one line. */
const PART_BYTES = 192 * 1024

export type BackupInput = {
  file: string
  shop: string
  now: Date
  /** Folder of the pictures; null leaves them out. */
  pictures: string | null
  /** The space file of the shop's own stories, with what lies beside it; null where they are elsewhere. */
  content: string | null
  withoutPersons: boolean
  /** What lies in the place of `FILES_URL`, and is not packed; null where there is none. */
  elsewhere?: { delivered: number; uploaded: number } | null
}

export type Written = { rows: Record<string, number>; files: number; stories: number }

/**
 * Writes a shop into one file, its rows as they are at one moment: on a server beside the running shop, and where the
 * database is embedded while its statements wait. Pictures and stories come afterwards. The file has its name once it is whole.
 *
 * @throws BackupProblem for a file that is there already, a folder that is not, and a disk that does not take it
 */
export async function writeBackup(database: Database, input: BackupInput): Promise<Written> {
  const { file, content } = input
  if (content !== null && !existsSync(content))
    throw new BackupProblem(`There is no space file ${content}: name another one. Nothing was written.`)
  if (existsSync(file))
    throw new BackupProblem(`${file} is there already: name another file, or take it away.`)
  for (const folder of [dirname(file), ...(input.pictures === null ? [] : [input.pictures])])
    if (!existsSync(folder))
      throw new BackupProblem(
        `There is no folder ${folder}: make it, or name another one. Nothing was written.`,
      )
  const part = `${file}.part`
  let lines: PackedLines | null = null
  try {
    const rows = await database.transaction(async (sql) => {
      // Once more, where the server was gone in between.
      lines?.drop()
      lines = packedLines(part)
      await freezeReads(sql)
      return writeRows(sql, input, lines)
    })
    const open = begun(lines)
    // Whoever waits for an embedded database does not wait for pictures.
    const files = input.pictures === null ? 0 : await writePictures(input.pictures, open)
    const stories =
      input.content === null
        ? 0
        : await writeStories(input.content, open, { withoutTokens: input.withoutPersons })
    const { elsewhere } = input
    await open.end({ rows, files: files + stories, ...(elsewhere ? { elsewhere } : {}) })
    await rename(part, file)
    return { rows, files, stories }
  } catch (problem) {
    dropped(lines)
    await rm(part, { force: true })
    const reason = reasonOf(problem)
    throw reason === null ? problem : new BackupProblem(`${file} cannot be written: ${reason}.`)
  }
}

/** What a transaction has begun; the compiler does not see that it has run. */
function begun(lines: PackedLines | null): PackedLines {
  if (lines === null) throw new Error('The rows of a backup were not written.')
  return lines
}

function dropped(lines: PackedLines | null): void {
  lines?.drop()
}

/** Why a disk does not take a file, in words; null for everything else. */
function reasonOf(problem: unknown): string | null {
  const reasons: Record<string, string> = {
    EACCES: 'this user may not write into its folder',
    EROFS: 'its disk takes no writes',
    ENOSPC: 'its disk is full; make room, or name another place',
    ENOTDIR: 'its folder is a file',
  }
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : null
  return reasons[String(code)] ?? null
}

async function writeRows(sql: Sql, input: BackupInput, lines: PackedLines): Promise<Record<string, number>> {
  const { shop, now, withoutPersons, content } = input
  await lines.put({
    kind: 'shop-backup',
    format: content === null ? WITHOUT_STORIES : BACKUP_FORMAT,
    shop,
    writtenAt: now.toISOString(),
    migrations: (await migrationsOf(sql)).applied,
    hasPersons: !withoutPersons,
  })
  const counts: Record<string, number> = {}
  const filter = withoutPersons ? personFilter() : null
  for (const table of await backupTables(sql)) {
    const columns = table.columns.map(({ name }) => name)
    await lines.put({ kind: 'table', name: table.name, columns })
    const changed = filter?.(table.name, columns) ?? ((row: string) => row)
    let count = 0
    if (changed !== 'drop')
      for await (const portion of rowPortions(sql, table)) {
        count += portion.length
        await lines.putText(`${portion.map(changed).join('\n')}\n`)
      }
    counts[table.name] = count
  }
  for (const sequence of await sequences(sql)) await lines.put({ kind: 'sequence', ...sequence })
  return counts
}

async function writePictures(folder: string, lines: PackedLines): Promise<number> {
  const paths = await filesBelow(folder)
  for (const path of paths)
    for await (const part of createReadStream(path, { highWaterMark: PART_BYTES }))
      await lines.put({
        kind: 'file',
        path: relative(folder, path),
        part: Buffer.from(part).toString('base64'),
      })
  return paths.length
}

/**
 * The space file first, which is replaced as a whole: what it names lies beside it already. Versions and pictures may go
 * meanwhile, and are missed by nobody then.
 */
async function writeStories(
  spaceFile: string,
  lines: PackedLines,
  { withoutTokens }: { withoutTokens: boolean },
): Promise<number> {
  const put = (path: string, bytes: Buffer) =>
    lines.put({ kind: 'file', of: 'stories', path, part: bytes.toString('base64') })
  const space = await readFile(spaceFile)
  await put(STORIES_FILE, withoutTokens ? withOtherTokens(space) : space)
  let count = 1
  for (const beside of STORIES_BESIDE) {
    const folder = spaceFile + beside
    for (const path of existsSync(folder) ? await filesBelow(folder) : []) {
      const bytes = await readFile(path).catch(() => null)
      if (bytes === null) continue
      await put(join(STORIES_FILE + beside, relative(folder, path)), bytes)
      count += 1
    }
  }
  return count
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
}
