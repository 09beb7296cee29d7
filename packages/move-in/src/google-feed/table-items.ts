import { csvHeader, csvRows } from '../reading/csv-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { type FeedItem, fieldName } from '../reading/xml-item.ts'
import type { Refusal } from '../records/finding.ts'

/** The items of a feed as a table: tabs, as Google takes it, or commas. */
export async function* tableItems(file: OldFile): AsyncGenerator<FeedItem | { refusal: Refusal }> {
  const names = ((await csvHeader(file.path)) ?? []).map(fieldName)
  for await (const row of csvRows(file)) {
    if ('refusal' in row) {
      yield row
      continue
    }
    const fields = new Map<string, string[]>()
    for (const [at, name] of names.entries()) {
      const cell = (row.cells[at] ?? '').trim()
      if (cell !== '') fields.set(name, name === 'additional_image_link' ? cell.split(',') : [cell])
    }
    yield { line: row.line, fields }
  }
}
