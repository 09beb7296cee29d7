import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { FileRefused, fileLines } from '@shop/catalogue/import/import-file'
import type { LineGroup } from '@shop/catalogue/import/import-source'

/** A file that can be opened again and again, or standard input, which cannot. */
export type InputFile = {
  name: string
  /** Null when unknown. */
  bytes: number | null
  canReopen: boolean
  lines: () => AsyncIterable<LineGroup>
}

const CHUNK = 1024 * 1024

/** @throws FileRefused with one sentence; what reading throws later lacks the name of the file */
export async function inputFile(path: string): Promise<InputFile> {
  if (path === '-')
    return {
      name: 'Standard input',
      bytes: null,
      canReopen: false,
      lines: () => readable(fileLines(process.stdin)),
    }

  const name = `The file ${path}`
  const about = await stat(path).catch(() => {
    throw new FileRefused(`${name} cannot be read: check its name and its rights.`)
  })
  if (about.isDirectory()) throw new FileRefused(`${name} is a directory: name a file in it.`)
  const lines = () => readable(fileLines(createReadStream(path, { highWaterMark: CHUNK })))
  return { name, bytes: about.isFile() ? about.size : null, canReopen: about.isFile(), lines }
}

/** Turns a failing disk into a sentence. */
async function* readable(lines: AsyncIterable<LineGroup>): AsyncGenerator<LineGroup> {
  try {
    yield* lines
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new FileRefused('cannot be read: check its name and its rights.', { cause: error })
  }
}
