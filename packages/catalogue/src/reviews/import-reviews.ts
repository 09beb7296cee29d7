import { LANGUAGES } from '@shop/domain/market/markets'
import { STARS } from '@shop/domain/review/review'
import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { insertImported } from './review-store.ts'

/** A review of an import, written elsewhere. */
export const ReviewRecord = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  productId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  language: v.picklist(LANGUAGES),
  rating: v.picklist(STARS),
  title: v.pipe(v.string(), v.maxLength(80)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
  nickname: v.pipe(v.string(), v.minLength(2), v.maxLength(30)),
  isVerified: v.boolean(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type ReviewRecord = v.InferOutput<typeof ReviewRecord>

/**
 * Imports reviews from elsewhere, visible at once. Their stars are part of the rating in the product's record, so the
 * rating does not change. The same reviews again change nothing. Returns how many were new.
 *
 * @throws for a record that is no review, or of a product that does not exist
 */
export async function importReviews(
  database: Database,
  records: Iterable<unknown>,
  now: Date,
): Promise<number> {
  const rows = [...records].map((record) => {
    const { createdAt, ...review } = v.parse(ReviewRecord, record)
    return {
      ...review,
      createdAt: new Date(createdAt),
      decidedAt: now,
      customerId: null,
      state: 'approved' as const,
      isImported: true,
    }
  })
  return database.transaction((sql) => insertImported(sql, rows))
}
