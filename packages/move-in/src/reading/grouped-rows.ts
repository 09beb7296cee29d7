import { type Finding, refused } from '../records/finding.ts'
import type { Columns } from './columns.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'
import type { OldFile } from './old-file.ts'

/** Rows that follow each other and belong to one thing, by what one of their columns says. */
export type RowGroup = { key: string; first: CsvRow; rows: readonly CsvRow[] }

/** Puts rows of a product, or of an order, with the same key together; one without a key, or whose key stood further up already, is refused. */
export async function* groupedRows<Name extends string>(
  file: OldFile,
  columns: Columns<Name>,
  name: Name,
  what: 'product' | 'order' = 'product',
): AsyncGenerator<RowGroup | { finding: Finding }> {
  const through = new Set<string>()
  let group: { key: string; first: CsvRow; rows: CsvRow[] } | null = null
  for await (const row of csvRows(file)) {
    if ('refusal' in row) {
      yield { finding: { kind: 'refused', refusal: row.refusal } }
      continue
    }
    const key = columns.cell(row.cells, name)
    if (group !== null && group.key === key) {
      group.rows.push(row)
      continue
    }
    if (group !== null) yield group
    group = null
    const place = { file: file.name, line: row.line }
    const column = columns.called(name)
    if (key === '') yield { finding: refused(place, { column, ...noKey(what) }) }
    else if (through.has(key)) yield { finding: refused(place, { column, what: key, ...scattered(what) }) }
    else {
      through.add(key)
      group = { key, first: row, rows: [row] }
    }
  }
  if (group !== null) yield group
}

function noKey(what: 'product' | 'order') {
  return {
    what: '',
    why: `the row does not say which ${what} it belongs to`,
    remedy: `write it into the cell, the same in every row of ${what === 'order' ? 'an order' : 'a product'}`,
  }
}

function scattered(what: 'product' | 'order') {
  return {
    why: `rows of this ${what} stood further up already`,
    remedy: `sort the file by this column, so that the rows of ${what === 'order' ? 'an order' : 'a product'} follow each other`,
  }
}
