const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** The separator that a header uses most. */
export function csvSeparator(header: string): Separator {
  const [most] = SEPARATORS.toSorted((one, other) => header.split(other).length - header.split(one).length)
  return most ?? ','
}

/** The cells of one line, quotes taken off (RFC 4180); null when a quote is not closed at its end. */
export function csvCells(line: string, separator: Separator): string[] | null {
  const row = csvRow(line, separator)
  return typeof row === 'string' ? null : row
}

/**
 * The same of a row that may go on in the next line: `open` when its last quote is not closed yet, `wrong` when no more
 * lines make cells of it, because something follows a closed quote.
 */
export function csvRow(line: string, separator: Separator): string[] | 'open' | 'wrong' {
  if (!line.includes('"')) return line.split(separator)

  const cells: string[] = []
  for (let at = 0; at <= line.length; ) {
    if (line[at] !== '"') {
      const next = line.indexOf(separator, at)
      const end = next < 0 ? line.length : next
      cells.push(line.slice(at, end))
      at = end + 1
      continue
    }
    const end = closingQuote(line, at + 1)
    if (end < 0) return 'open'
    cells.push(line.slice(at + 1, end).replaceAll('""', '"'))
    if (end + 1 < line.length && line[end + 1] !== separator) return 'wrong'
    at = end + 2
  }
  return cells
}

function closingQuote(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] !== '"') return at
  }
  return -1
}
