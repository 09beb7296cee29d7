import type { Sql } from '@shop/engine/db/database'
import { decideReview, hasBought, lockReview, type StoredReview } from './review-store.ts'

export type Decision = 'approved' | 'rejected'

type Moderation = { idStart: string; decision: Decision; now: Date }

/**
 * Lets a review be seen, or keeps it from being seen; a decision can be taken back. The product's rating follows in the
 * same transaction, whose other statements are up to the caller, and every page that shows it within two seconds. null for
 * an id that names no review, or several.
 *
 * Whether the purchase is verified is looked up once more: what was given back meanwhile no longer counts.
 */
export async function moderatedReview(
  sql: Sql,
  { idStart, decision, now }: Moderation,
): Promise<StoredReview | null> {
  const review = await lockReview(sql, idStart)
  if (review === null) return null
  const { id, productId, customerId } = review
  const isVerified = customerId === null ? review.isVerified : await hasBought(sql, { productId, customerId })
  await decideReview(sql, id, { state: decision, isVerified, decidedAt: now })
  return { ...review, state: decision, isVerified }
}
