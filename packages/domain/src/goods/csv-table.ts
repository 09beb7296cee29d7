import { csvCells, csvSeparator } from './csv-cells.ts'

export type CsvRow = {
  /** As it is counted in the file, the heading being 1. */
  line: number
  /** Cells by their headings in small letters, without spaces around; null where their number is another one. */
  cells: ReadonlyMap<string, string> | null
}

/**
 * The rows of a table with a heading, as spreadsheets save it: with commas, semicolons or tabs, with or without a mark in
 * front, empty lines passed over. Null for a text without any line.
 */
export function csvTable(text: string): { names: readonly string[]; rows: CsvRow[] } | null {
  const [head, ...rest] = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ row, line: index + 1 }))
    .filter(({ row }) => row.trim() !== '')
  if (head === undefined) return null
  const separator = csvSeparator(head.row)
  const names = (csvCells(head.row, separator) ?? []).map((name) => name.trim().toLowerCase())
  const rows = rest.map(({ row, line }) => {
    const cells = csvCells(row, separator)
    return {
      line,
      cells:
        cells === null || cells.length !== names.length
          ? null
          : new Map(names.map((name, index) => [name, (cells[index] ?? '').trim()])),
    }
  })
  return { names, rows }
}
