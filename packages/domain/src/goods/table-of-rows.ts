export type TableRow = {
  /** As it is counted in the file, the heading being 1. */
  line: number
  /** Cells by their headings in small letters, without spaces around; null where their number is another one. */
  cells: ReadonlyMap<string, string> | null
}

/** A table with a heading, whatever file it came in. */
export type Table = { names: readonly string[]; rows: TableRow[] }

/** A line of a file; null where its cells cannot be told apart. */
export type FileLine = { line: number; cells: readonly string[] | null }

/** The rows below the first line, whose cells are the headings. Null for a file without any line. */
export function tableOfRows([head, ...rest]: readonly FileLine[]): Table | null {
  if (head === undefined) return null
  const names = (head.cells ?? []).map((name) => name.trim().toLowerCase())
  const rows = rest.map(({ line, cells }) => ({
    line,
    cells:
      cells === null || cells.length !== names.length
        ? null
        : new Map(names.map((name, index) => [name, (cells[index] ?? '').trim()])),
  }))
  return { names, rows }
}
