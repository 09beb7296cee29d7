import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { type Files, requireKey } from '../ports/files.ts'
import { FilesAway } from './files-away.ts'

const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

/**
 * Files in a folder of this machine, or of one that several machines mount.
 *
 * @param mustExist the place is away while its folder is not there, as while it is not mounted; otherwise the first file
 * makes it
 */
export function folderFiles(folder: string, { mustExist = false }: { mustExist?: boolean } = {}): Files {
  const pathOf = (key: string) => join(folder, requireKey(key))
  async function found<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
    const file = await unlessMissing(folder, look)
    if (file === null && mustExist && (await unlessMissing(folder, () => stat(folder))) === null)
      throw new FilesAway(folder, 'the folder is not there')
    return file
  }

  return {
    place: folder,
    facts: (key) =>
      found(async () => {
        const file = await stat(pathOf(key))
        return file.isFile() ? { size: file.size, changed: Math.trunc(file.mtimeMs) } : null
      }),
    read: (key) => found(async () => new Uint8Array(await readFile(pathOf(key)))),
    stream: (key, part) =>
      found(async () => {
        // Opened first: a file that is missing is known before the answer has begun.
        const file = await open(pathOf(key))
        if (!(await file.stat()).isFile()) {
          await file.close()
          return null
        }
        const { start, end } = part ?? { start: 0, end: Number.POSITIVE_INFINITY }
        return Readable.toWeb(createReadStream('', { fd: file, start, end })) as ReadableStream<Uint8Array>
      }),
    async write(key, bytes) {
      const path = pathOf(key)
      const unfinished = `${path}.${randomUUID()}`
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(unfinished, bytes)
        await rename(unfinished, path)
      } finally {
        await rm(unfinished, { force: true }).catch(() => undefined)
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async keys(below) {
      const names = await found(() => readdir(pathOf(below), { recursive: true, withFileTypes: true }))
      return (names ?? [])
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          join(parentPath, name).slice(folder.length).split(sep).filter(Boolean).join('/'),
        )
    },
  }
}

async function unlessMissing<Found>(
  folder: string,
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  try {
    return await look()
  } catch (problem) {
    // What is no failure of the disk is a mistake of ours, such as a key that leads out of the folder.
    if (!(problem instanceof Error && 'code' in problem)) throw problem
    if (MISSING.has(problem.code)) return null
    throw new FilesAway(folder, problem)
  }
}
