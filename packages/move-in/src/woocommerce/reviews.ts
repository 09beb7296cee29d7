import * as v from 'valibot'
import { jsonDocuments } from '../reading/json-documents.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import type { Reader } from '../reading/source.ts'
import { type Finding, noted, refused } from '../records/finding.ts'
import { momentOf } from '../values/old-values.ts'
import { plainText } from '../values/plain-text.ts'

const Review = v.object({
  id: v.number(),
  product_id: v.number(),
  status: v.optional(v.string(), 'approved'),
  reviewer: v.optional(v.string(), ''),
  review: v.string(),
  rating: v.number(),
  verified: v.optional(v.boolean(), false),
  date_created_gmt: v.string(),
})

/** What `wp-json/wc/v3/products/reviews` answers. */
export const wooReviews: Reader = {
  topic: 'reviews',
  name: 'reviews (REST)',
  reads: ({ text }) => /^\s*[[{]/.test(text) && text.includes('"reviewer"'),
  read: readReviews,
}

async function* readReviews(file: OldFile): AsyncGenerator<Finding> {
  for await (const found of jsonDocuments(file)) {
    if ('refusal' in found) {
      yield { kind: 'refused', refusal: found.refusal }
      continue
    }
    const place = { file: file.name, line: found.line }
    const read = v.safeParse(Review, found.value)
    if (!read.success) {
      const [issue] = read.issues
      const remedy = 'save what wp-json/wc/v3/products/reviews answers as it is'
      yield refused(place, { column: v.getDotPath(issue) ?? '', what: '', why: issue.message, remedy })
      continue
    }
    const { id, product_id, status, reviewer, review, rating, verified, date_created_gmt } = read.output
    if (status !== 'approved') {
      yield noted(place, 'reviews that were not approved are left out')
      continue
    }
    yield* parsedRecord(
      place,
      {
        kind: 'review',
        oldId: String(id),
        product: String(product_id),
        rating,
        title: '',
        text: plainText(review),
        nickname: reviewer,
        isVerified: verified,
        createdAt: momentOf(date_created_gmt) ?? '',
      },
      (path) => ({ text: 'review', nickname: 'reviewer', createdAt: 'date_created_gmt' })[path] ?? path,
    )
  }
}
