import { fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader } from '../reading/source.ts'
import type { Finding } from '../records/finding.ts'

const COLUMNS = { from: ['from'], to: ['to'] } as const

/** A table of old addresses and where they lead. */
export const ownRedirects: Reader = {
  topic: 'redirects',
  name: 'redirects',
  reads: (head) => hasColumns(head, 'from', 'to'),
  read: readRedirects,
}

async function* readRedirects(file: OldFile): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, COLUMNS)
  for await (const row of csvRows(file)) {
    if ('refusal' in row) {
      yield { kind: 'refused', refusal: row.refusal }
      continue
    }
    const target = { to: 'address', address: columns.cell(row.cells, 'to') }
    yield* parsedRecord(
      { file: file.name, line: row.line },
      { kind: 'redirect', path: columns.cell(row.cells, 'from'), target },
      (path) => (path === 'path' ? 'from' : 'to'),
    )
  }
}
