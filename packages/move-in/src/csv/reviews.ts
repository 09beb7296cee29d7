import { fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader } from '../reading/source.ts'
import type { Finding } from '../records/finding.ts'
import { momentOf } from '../values/old-values.ts'
import { plainText } from '../values/plain-text.ts'

const COLUMNS = {
  id: ['review_id'],
  product: ['product'],
  rating: ['rating'],
  title: ['title'],
  text: ['text'],
  nickname: ['nickname'],
  verified: ['verified'],
  created: ['created_at'],
} as const

/** A table of reviews; the exports of review apps are brought into its columns. */
export const ownReviews: Reader = {
  topic: 'reviews',
  name: 'reviews',
  reads: (head) => hasColumns(head, 'review_id', 'product', 'rating'),
  read: readReviews,
}

async function* readReviews(file: OldFile): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, COLUMNS)
  for await (const row of csvRows(file)) {
    if ('refusal' in row) {
      yield { kind: 'refused', refusal: row.refusal }
      continue
    }
    const say = (name: keyof typeof COLUMNS) => columns.cell(row.cells, name)
    yield* parsedRecord(
      { file: file.name, line: row.line },
      {
        kind: 'review',
        oldId: say('id'),
        product: say('product'),
        rating: Number(say('rating')),
        title: say('title'),
        text: plainText(say('text')),
        nickname: say('nickname'),
        isVerified: /^(?:yes|true|1)$/i.test(say('verified')),
        createdAt: momentOf(say('created')) ?? '',
      },
      (path) => ({ oldId: 'review_id', createdAt: 'created_at' })[path] ?? path,
    )
  }
}
