import { csvCells, csvSeparator } from './csv-cells.ts'
import { type Table, tableOfRows } from './table-of-rows.ts'

/**
 * The rows of a table with a heading, as spreadsheets save it: with commas, semicolons or tabs, with or without a mark in
 * front, empty lines passed over. Null for a text without any line.
 */
export function csvTable(text: string): Table | null {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ row, line: index + 1 }))
    .filter(({ row }) => row.trim() !== '')
  const separator = csvSeparator(lines[0]?.row ?? '')
  return tableOfRows(lines.map(({ row, line }) => ({ line, cells: csvCells(row, separator) })))
}
