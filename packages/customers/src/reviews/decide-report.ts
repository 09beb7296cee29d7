import { moderatedReview } from '@shop/catalogue/reviews/moderate-reviews'
import type { StoredReview } from '@shop/catalogue/reviews/review-store'
import type { RemovalGround } from '@shop/domain/review/review-report'
import type { Database } from '@shop/engine/db/database'
import { changeReports, lockOpenReports, lockReport } from './report-store.ts'
import { putReviewNews } from './review-news.ts'

/** Why a review is not shown, in words for its author. */
export type Removal = { why: string; ground: RemovalGround }

type ReportDecision = Removal & { number: string; isRemoved: boolean; by: string; now: Date }

/**
 * Decides a report: the review goes, for every report of it, or stays. Whoever reported is told, and the author of a
 * review that goes; nothing restricts the author of one that stays. A later decision on the same report, after somebody
 * disagreed, takes the place of the first. Returns the numbers of the reports that were decided; null for an unknown one.
 *
 * @see eu-duties C-48; Regulation (EU) 2022/2065 art. 16(5), 17
 */
export async function decideReport(database: Database, decision: ReportDecision): Promise<string[] | null> {
  const { number, isRemoved, why, ground, by, now } = decision
  return database.transaction(async (sql) => {
    const report = await lockReport(sql, number)
    if (report === null) return null
    const { reviewId } = report
    const others = isRemoved ? await lockOpenReports(sql, reviewId) : []
    const decided = [report, ...others.filter(({ id }) => id !== report.id)]

    const state = isRemoved ? ('removed' as const) : ('kept' as const)
    const wasRemoved = report.state === 'removed'
    if (isRemoved || wasRemoved)
      await moderatedReview(sql, {
        idStart: reviewId,
        decision: isRemoved ? 'rejected' : 'approved',
        now,
      })
    await changeReports(
      sql,
      decided.map(({ id }) => id),
      { state, why, ground: isRemoved ? ground : null, decidedBy: by, decidedAt: now },
    )
    for (const one of decided) await putReviewNews(sql, { kind: 'decided', number: one.number }, now)
    if (isRemoved) await putReviewNews(sql, { kind: 'removed', reviewId, why, ground, isReported: true }, now)
    return decided.map((one) => one.number)
  })
}

/**
 * Keeps a review from being seen without anybody's report, and tells its author why: what is refused before it was ever
 * shown is restricted as well.
 *
 * @see Regulation (EU) 2022/2065 art. 17
 */
export async function refuseReview(
  database: Database,
  { idStart, why, ground, now }: Removal & { idStart: string; now: Date },
): Promise<StoredReview | null> {
  return database.transaction(async (sql) => {
    const review = await moderatedReview(sql, { idStart, decision: 'rejected', now })
    if (review === null) return null
    const removed = { kind: 'removed', reviewId: review.id, why, ground, isReported: false } as const
    await putReviewNews(sql, removed, now)
    return review
  })
}
