import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Sql } from '@shop/engine/db/database'
import { migrationsOf } from '@shop/engine/db/migrate'
import { BACKUP_FORMAT, type BackupLine, BackupProblem } from './backup-format.ts'
import { backupTables, freezeReads, rowPortions, sequences } from './backup-tables-store.ts'
import { personFilter } from './without-persons.ts'

/** Bytes of a file in one line. */
const PART_BYTES = 192 * 1024

export type BackupInput = {
  file: string
  shop: string
  now: Date
  /** Folder of the pictures; null leaves them out. */
  pictures: string | null
  withoutPersons: boolean
}

export type Written = { rows: Record<string, number>; files: number }

/**
 * Writes a shop into one file, as it is at one moment: on a server beside the running shop, and where the database is
 * embedded while its statements wait. The file has its name once it is whole.
 *
 * @throws BackupProblem for a file that is there already, a folder that is not, and a disk that does not take it
 */
export async function writeBackup(database: Database, input: BackupInput): Promise<Written> {
  const { file } = input
  if (existsSync(file))
    throw new BackupProblem(`${file} is there already: name another file, or take it away.`)
  for (const folder of [dirname(file), ...(input.pictures === null ? [] : [input.pictures])])
    if (!existsSync(folder))
      throw new BackupProblem(
        `There is no folder ${folder}: make it, or name another one. Nothing was written.`,
      )
  const written: Written = { rows: {}, files: 0 }
  const part = `${file}.part`
  try {
    await database.transaction(async (sql) => {
      await freezeReads(sql)
      const lines = Readable.from(backupLines(sql, input, written))
      await pipeline(lines, createGzip({ level: 6 }), createWriteStream(part, { flush: true, mode: 0o600 }))
    })
    await rename(part, file)
    return written
  } catch (problem) {
    await rm(part, { force: true })
    const reason = reasonOf(problem)
    throw reason === null ? problem : new BackupProblem(`${file} cannot be written: ${reason}.`)
  }
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

async function* backupLines(sql: Sql, input: BackupInput, written: Written): AsyncGenerator<string> {
  const digest = createHash('sha256')
  const counted = (text: string): string => {
    digest.update(text)
    return text
  }
  const line = (value: BackupLine) => counted(`${JSON.stringify(value)}\n`)
  const { shop, now, withoutPersons, pictures } = input

  yield line({
    kind: 'shop-backup',
    format: BACKUP_FORMAT,
    shop,
    writtenAt: now.toISOString(),
    migrations: (await migrationsOf(sql)).applied,
    hasPersons: !withoutPersons,
  })
  const filter = withoutPersons ? personFilter() : null
  for (const table of await backupTables(sql)) {
    const columns = table.columns.map(({ name }) => name)
    yield line({ kind: 'table', name: table.name, columns })
    const changed = filter?.(table.name, columns) ?? ((row: string) => row)
    written.rows[table.name] = 0
    if (changed === 'drop') continue
    for await (const portion of rowPortions(sql, table)) {
      written.rows[table.name] = (written.rows[table.name] ?? 0) + portion.length
      yield counted(`${portion.map(changed).join('\n')}\n`)
    }
  }
  for (const sequence of await sequences(sql)) yield line({ kind: 'sequence', ...sequence })
  if (pictures !== null)
    for (const path of await filesBelow(pictures)) {
      written.files += 1
      for await (const part of createReadStream(path, { highWaterMark: PART_BYTES }))
        yield line({
          kind: 'file',
          path: relative(pictures, path),
          part: Buffer.from(part).toString('base64'),
        })
    }
  yield `${JSON.stringify({ kind: 'end', ...written, digest: digest.digest('hex') } satisfies BackupLine)}\n`
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
}
