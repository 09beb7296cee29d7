import { csvRow, csvSeparator, type Separator } from './csv-cells.ts'
import { type FileLine, type Table, tableOfRows } from './table-of-rows.ts'

/** The line by which Excel says what stands between cells; its sheet does not show it. */
const SEPARATOR_LINE = /^sep=([,;\t])$/i
/** A cell with more lines than these is a quote that nobody has closed. */
const MOST_LINES_OF_CELL = 100

/**
 * The rows of a table with a heading, as spreadsheets save it: with commas, semicolons or tabs, with or without a mark in
 * front, cells of several lines in quotes. Rows count as in the sheet, empty ones are passed over. Null for a text
 * without any row.
 *
 * @see RFC 4180
 */
export function csvTable(text: string): Table | null {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const [, said] = SEPARATOR_LINE.exec(lines[0] ?? '') ?? []
  if (said !== undefined) lines.shift()
  const rows = rowsOf(lines, said === undefined ? csvSeparator(headOf(lines)) : separatorOf(said))
  return tableOfRows(rows.filter(({ cells }) => cells === null || cells.some((cell) => cell.trim() !== '')))
}

/** The heading, as far as its quotes are closed. */
function headOf(lines: readonly string[]): string {
  const first = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ''),
  )
  const head = lines.slice(first, first + MOST_LINES_OF_CELL)
  let quotes = 0
  const last = head.findIndex((line) => {
    quotes += line.split('"').length - 1
    return quotes % 2 === 0
  })
  return head.slice(0, Math.max(0, last) + 1).join('\n')
}

function separatorOf(said: string): Separator {
  return said === ';' || said === '\t' ? said : ','
}

function rowsOf(lines: readonly string[], separator: Separator): FileLine[] {
  const rows: FileLine[] = []
  for (let at = 0; at < lines.length; ) {
    const { cells, height } = rowAt(lines, at, separator)
    rows.push({ line: rows.length + 1, cells })
    at += height
  }
  return rows
}

/** The row that begins in a line, and how many lines it takes; one that cannot be read takes its own alone. */
function rowAt(lines: readonly string[], at: number, separator: Separator) {
  let row = csvRow(lines[at] ?? '', separator)
  for (
    let height = 1;
    row === 'open' && at + height < lines.length && height < MOST_LINES_OF_CELL;
    height += 1
  ) {
    // Only a quote closes a cell.
    if (!lines[at + height]?.includes('"')) continue
    row = csvRow(lines.slice(at, at + height + 1).join('\n'), separator)
    if (typeof row !== 'string') return { cells: row, height: height + 1 }
  }
  return { cells: typeof row === 'string' ? null : row, height: 1 }
}
