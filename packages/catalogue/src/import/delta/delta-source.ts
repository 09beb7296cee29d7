import { csvCells, csvSeparator } from '@shop/domain/goods/csv-cells'
import { FileRefused } from '../import-file.ts'
import { type BadLine, parsedJson } from '../import-line.ts'
import type { LineGroup, SourceLine } from '../import-source.ts'

/** One column of a table; what a cell says becomes what the JSON field of that name would say. */
export type Column = { name: string; valueOf: (cell: string) => unknown }

/** A line as a document, or what is wrong with it. */
export type DeltaLine = { number: number; value: unknown } | { number: number; bad: BadLine }

/** What a table has to have: every column of `all`, and one of `oneOf`. */
export type TableForm = { columns: readonly Column[]; all: readonly string[]; oneOf: readonly string[] }

/**
 * Reads lines that are JSON documents each, or a table with a header (commas, semicolons or tabs; columns in any order,
 * unknown ones are left out).
 *
 * @throws FileRefused for a table whose header lacks a column
 */
export async function* deltaLines(
  source: AsyncIterable<LineGroup>,
  form: TableForm,
): AsyncGenerator<DeltaLine[]> {
  let read: ((line: SourceLine) => DeltaLine) | null = null
  for await (const { lines } of source) {
    const found: DeltaLine[] = []
    for (const line of lines) {
      if (line.problem === null && line.text.trim() === '') continue
      if (read !== null) found.push(read(line))
      else if (line.problem !== null || line.text.trimStart().startsWith('{')) {
        read = documentOf
        found.push(read(line))
      } else read = rowReader(line.text, form)
    }
    yield found
  }
}

function documentOf(line: SourceLine): DeltaLine {
  return { number: line.number, ...parsedJson(line) }
}

function rowReader(header: string, { columns, all, oneOf }: TableForm): (line: SourceLine) => DeltaLine {
  const separator = csvSeparator(header)
  const names = (csvCells(header, separator) ?? []).map((name) => name.trim().toLowerCase())
  const has = (name: string) => names.includes(name.toLowerCase())
  const missing = all.filter((name) => !has(name))
  if (!oneOf.some(has)) missing.unshift(oneOf.join(' or '))
  if (missing.length > 0)
    throw new FileRefused(
      `is neither JSON lines nor a table with a header: its first line does not name ${missing.join(', ')}.`,
    )

  const chosen = names.map((name) => columns.find((column) => column.name.toLowerCase() === name))
  return (line) => {
    const { number } = line
    if (line.problem !== null) return { number, bad: { line: number, field: '', reason: line.problem } }
    const cells = csvCells(line.text, separator)
    if (cells === null)
      return {
        number,
        bad: { line: number, field: '', reason: 'has a quote that is not closed at the end of its cell' },
      }
    if (cells.length !== names.length)
      return {
        number,
        bad: { line: number, field: '', reason: `has ${cells.length} cells, the header ${names.length}` },
      }
    const fields = cells.flatMap((cell, at) => {
      const column = chosen[at]
      const value = column?.valueOf(cell.trim())
      return column === undefined || value === undefined ? [] : [[column.name, value] as const]
    })
    return { number, value: Object.fromEntries(fields) }
  }
}

/** A whole number; anything else is left to the field's validation. */
export function numberOf(cell: string): unknown {
  if (cell === '') return undefined
  return /^-?\d{1,15}$/.test(cell) ? Number(cell) : cell
}
