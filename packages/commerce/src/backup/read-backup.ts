import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { BACKUP_FORMAT, type BackupEnd, type BackupHead, BackupLine, BackupProblem } from './backup-format.ts'

/** The lines of a backup, parsed. @throws BackupProblem for a file that cannot be read, or is none */
export async function* backupLines(file: string): AsyncGenerator<BackupLine> {
  for await (const { line } of rawLines(file)) yield line
}

/**
 * Reads a backup from its first line to its last before anything is done with it.
 *
 * @throws BackupProblem for a file that is none, was cut, was changed, or was written by a newer build
 */
export async function checkedBackup(file: string): Promise<{ head: BackupHead; end: BackupEnd }> {
  let head: BackupHead | null = null
  let end: BackupEnd | null = null
  let digest = ''
  const digested = createHash('sha256')
  for await (const { line, text } of rawLines(file)) {
    if (end !== null) throw new BackupProblem(`${file} goes on behind its end: it is no whole backup.`)
    if (head === null) head = headOf(file, line)
    if (!Array.isArray(line) && line.kind === 'end') {
      end = line
      digest = digested.digest('hex')
    } else digested.update(`${text}\n`)
  }
  if (head === null) throw new BackupProblem(`${file} is empty: it is no backup of a shop.`)
  if (end === null)
    throw new BackupProblem(`${file} has no end: it was cut. Take another copy of it, or an older backup.`)
  if (end.digest !== digest)
    throw new BackupProblem(`${file} is not as it was written: take another copy of it, or an older backup.`)
  return { head, end }
}

function headOf(file: string, line: BackupLine): BackupHead {
  if (Array.isArray(line) || line.kind !== 'shop-backup')
    throw new BackupProblem(`${file} does not begin as a backup of a shop does.`)
  if (line.format > BACKUP_FORMAT)
    throw new BackupProblem(
      `${file} was written by a newer build (format ${line.format}, this one knows ${BACKUP_FORMAT}): restore it with that build.`,
    )
  return line
}

async function* rawLines(file: string): AsyncGenerator<{ line: BackupLine; text: string }> {
  let number = 0
  for await (const text of textLines(file)) {
    number += 1
    yield { line: parsed(file, text, number), text }
  }
}

/** Lines of the uncompressed file; the last one need not end, as in a file that was cut. */
async function* textLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file)
  const unzipped = createGunzip()
  bytes.on('error', (problem) => unzipped.destroy(problem))
  const decoder = new StringDecoder('utf8')
  let rest = ''
  try {
    for await (const chunk of bytes.pipe(unzipped)) {
      const lines = (rest + decoder.write(chunk)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (problem) {
    throw problemOf(file, problem)
  } finally {
    bytes.destroy()
  }
  if (rest !== '') yield rest
}

function parsed(file: string, text: string, number: number): BackupLine {
  try {
    return v.parse(BackupLine, JSON.parse(text))
  } catch {
    throw new BackupProblem(`${file} is no backup of a shop, or was cut: its line ${number} cannot be read.`)
  }
}

function problemOf(file: string, problem: unknown): unknown {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : ''
  if (code === 'ENOENT') return new BackupProblem(`There is no file ${file}.`)
  if (code === 'EISDIR')
    return new BackupProblem(`${file} is a folder: name a file that "backup" has written.`)
  if (code === 'Z_BUF_ERROR')
    return new BackupProblem(`${file} was cut: take another copy of it, or an older backup.`)
  if (typeof code === 'string' && code.startsWith('Z_'))
    return new BackupProblem(
      `${file} is no backup of a shop, or is damaged: name a file that "backup" has written.`,
    )
  return problem
}
