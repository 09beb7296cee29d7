import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { csvSeparator } from '@shop/domain/goods/csv-cells'
import { parse } from 'csv-parse'
import type { Refusal } from '../records/finding.ts'
import type { OldFile } from './old-file.ts'

/** A row of a table, and the line on which it begins: a cell may hold line breaks. */
export type CsvRow = { line: number; cells: readonly string[] }

const CHUNK = 1024 * 1024
/** Longer headers are no table's. */
const HEAD_BYTES = 64 * 1024
/** A quote that is not closed would otherwise take the rest of the file into memory. */
const MOST_LETTERS = 4 * 1024 * 1024

/** The names of a table's columns, from its first line; null for a file that has none. */
export async function csvHeader(path: string): Promise<string[] | null> {
  const head = await firstBytes(path)
  const line = withoutMark(head).split(/\r?\n/)[0] ?? ''
  for await (const { cells } of rowsOf(Buffer.from(`${line}\n`), csvSeparator(line))) return trimmed(cells)
  return null
}

/** The beginning of a file as text. */
export async function firstBytes(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * The rows of a table behind its header: commas, semicolons or tabs, quotes as RFC 4180 has them, with or without a byte
 * order mark. A row with too many or too few cells, or in another encoding, is refused; where a quote is never closed the
 * rest of the file is.
 */
export async function* csvRows(file: OldFile): AsyncGenerator<CsvRow | { refusal: Refusal }> {
  const separator = csvSeparator(withoutMark(await firstBytes(file.path)).split(/\r?\n/)[0] ?? '')
  let width: number | null = null
  let line = 1
  try {
    for await (const row of rowsOf(createReadStream(file.path, { highWaterMark: CHUNK }), separator)) {
      line = row.line
      if (width === null) width = row.cells.length
      else yield wrongRow(file, row, width) ?? row
    }
  } catch (error) {
    yield { refusal: unreadable(file, line, error) }
  }
}

async function* rowsOf(
  source: Buffer | NodeJS.ReadableStream,
  delimiter: string,
): AsyncGenerator<CsvRow, void, undefined> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_LETTERS,
  })
  if (Buffer.isBuffer(source)) parser.end(source)
  else source.on('error', (error) => parser.destroy(error)).pipe(parser)
  let through = 0
  for await (const { record, info } of parser) {
    const lines = countedBreaks(record)
    // The count of lines is that at the end of the row.
    const end: number = info.lines
    yield { line: Math.max(through + 1, end - lines), cells: record }
    through = end
  }
}

function countedBreaks(cells: readonly string[]): number {
  let breaks = 0
  for (const cell of cells) if (cell.includes('\n')) breaks += cell.split('\n').length - 1
  return breaks
}

function wrongRow(file: OldFile, { line, cells }: CsvRow, width: number): { refusal: Refusal } | null {
  const place = { file: file.name, line, column: '' }
  if (cells.length !== width)
    return {
      refusal: {
        ...place,
        what: `${cells.length} cells`,
        why: `the header has ${width} columns`,
        remedy: 'put a cell that holds separators or line breaks into double quotes',
      },
    }
  const odd = cells.find((cell) => cell.includes('\uFFFD') || cell.includes('\u0000'))
  if (odd === undefined) return null
  return {
    refusal: {
      ...place,
      what: odd.slice(0, 60).replaceAll('\u0000', ''),
      why: 'the line is not UTF-8',
      remedy: 'save the file as "CSV UTF-8", and export it again where letters are lost already',
    },
  }
}

function unreadable(file: OldFile, line: number, error: unknown): Refusal {
  const said = error instanceof Error ? error.message : 'unknown'
  return {
    file: file.name,
    line: line + 1,
    column: '',
    what: '',
    why: `the file cannot be read from here on: ${said}`,
    remedy: 'look for a double quote that is not closed; inside a cell it is written twice',
  }
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function trimmed(cells: readonly string[]): string[] {
  return cells.map((cell) => withoutMark(cell).trim())
}
