import { basename } from 'node:path'
import { TOPICS } from '../records/old-record.ts'
import { csvHeader, firstBytes } from './csv-rows.ts'
import type { OldFile } from './old-file.ts'
import type { FileHead, Reader, Source } from './source.ts'

export type RecognisedFile = { file: OldFile; reader: Reader }

/** Formats that no reader takes, by their first letters, and what to do about them. */
const OTHERS = [
  { start: '\u001F', what: 'is compressed (gzip): unpack it first' },
  {
    start: 'PK\u0003\u0004',
    what: 'is a ZIP archive or a spreadsheet: unpack it, or save it as "CSV UTF-8"',
  },
] as const

/**
 * The files with their readers, in the order in which they are moved in: what later ones name comes first.
 *
 * @throws Error with one sentence for a file that cannot be read, or that the source does not know
 */
export async function recognisedFiles(source: Source, paths: readonly string[]): Promise<RecognisedFile[]> {
  const files: RecognisedFile[] = []
  for (const path of paths) {
    const file = { path, name: basename(path) }
    files.push({ file, reader: readerOf(source, file, await headOf(file)) })
  }
  return files.sort((a, b) => TOPICS.indexOf(a.reader.topic) - TOPICS.indexOf(b.reader.topic))
}

async function headOf({ path }: OldFile): Promise<FileHead> {
  const text = await firstBytes(path).catch(() => {
    throw new Error(`The file ${path} cannot be read: check its name and its rights.`)
  })
  const other = OTHERS.find(({ start }) => text.startsWith(start))
  if (other) throw new Error(`The file ${path} ${other.what}.`)
  if (text.trim() === '') throw new Error(`The file ${path} is empty: there is nothing to move in.`)
  const header = /^\uFEFF?\s*[<[{]/.test(text) ? [] : await csvHeader(path)
  return { columns: new Set(header?.map((name) => name.toLowerCase())), text: text.replace(/^\uFEFF/, '') }
}

function readerOf({ readers, expects }: Source, file: OldFile, head: FileHead): Reader {
  const reader = readers.find(({ reads }) => reads(head))
  if (reader) return reader
  const columns = [...head.columns].slice(0, 6).join(', ')
  throw new Error(
    `The file ${file.path} is none that this source has${columns === '' ? '' : ` (its columns: ${columns} …)`}: it takes ${expects}.`,
  )
}
