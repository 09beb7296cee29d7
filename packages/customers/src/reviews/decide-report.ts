import { moderatedReview } from '@shop/catalogue/reviews/moderate-reviews'
import { lockReview, type StoredReview } from '@shop/catalogue/reviews/review-store'
import type { RemovalGround } from '@shop/domain/review/review-report'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { Sql } from '@shop/engine/db/database'
import { changeReports, lockReport, lockReportsOf, type StoredReport } from './report-store.ts'
import { putReviewNews } from './review-news.ts'

/** Why a review is not shown, in words for its author. */
export type Removal = { why: string; ground: RemovalGround }

type ReportDecision = Removal & { number: string; isRemoved: boolean; by: string; now: Date }
type Refusal = Removal & { idStart: string; by: string; now: Date }

/** What a decision has settled, and whether the review is shown since; null where that is as it was. */
type Decided = { reports: StoredReport[]; isShown: boolean | null }

/**
 * Decides a report: the review goes, for every report of it, or stays. Whoever reported is told, and the author of a
 * review that goes; nothing restricts the author of one that stays. A later decision on the same report, after somebody
 * disagreed, takes the place of the first: a review that comes back settles every report that had removed it. One that
 * was refused since for another reason does not come back. Returns null for an unknown report.
 *
 * @throws CommandRefusal for keeping one that was refused since: whoever reported it would read that it stays
 * @see eu-duties C-48; Regulation (EU) 2022/2065 art. 16(5), 17
 */
export async function decideReportIn(sql: Sql, decision: ReportDecision): Promise<Decided | null> {
  const { number, isRemoved, why, ground, by, now } = decision
  const report = await lockReport(sql, number)
  if (report === null) return null
  const { reviewId } = report
  const isTakenBack = !isRemoved && report.state === 'removed' && (await hasRemoved(sql, report))
  if (!isRemoved && !isTakenBack && report.state === 'removed' && (await isHidden(sql, reviewId)))
    throw new CommandRefusal(
      `${number}: the review was hidden again since, for another reason. Publish it first, then keep it here.`,
      'reviewHiddenSince',
    )
  const others = isRemoved
    ? await lockReportsOf(sql, reviewId, ['received', 'kept', 'removed'])
    : isTakenBack
      ? await lockReportsOf(sql, reviewId, ['removed'])
      : []
  const reports = [report, ...others.filter(({ id }) => id !== report.id)]

  if (isRemoved || isTakenBack)
    await moderatedReview(sql, {
      idStart: reviewId,
      decision: isRemoved ? 'rejected' : 'approved',
      now,
    })
  await settle(sql, reports, { isRemoved, why, ground, by, now })
  if (isRemoved) await putReviewNews(sql, { kind: 'removed', reviewId, why, ground, isReported: true }, now)
  return { reports, isShown: isRemoved || isTakenBack ? !isRemoved : null }
}

/**
 * Keeps a review from being seen without a decision on a report, and tells its author why: what is refused before it was
 * ever shown is restricted as well. Reports of it that wait are settled with it. Returns null for an id that names no
 * review, or several.
 *
 * @see Regulation (EU) 2022/2065 art. 16(5), 17
 */
export async function refuseReviewIn(
  sql: Sql,
  { idStart, why, ground, by, now }: Refusal,
): Promise<{ review: StoredReview; reports: StoredReport[] } | null> {
  const review = await moderatedReview(sql, { idStart, decision: 'rejected', now })
  if (review === null) return null
  const reports = await lockReportsOf(sql, review.id, ['received'])
  await settle(sql, reports, { isRemoved: true, why, ground, by, now })
  const removed = { kind: 'removed', reviewId: review.id, why, ground, isReported: false } as const
  await putReviewNews(sql, removed, now)
  return { review, reports }
}

async function settle(
  sql: Sql,
  reports: readonly StoredReport[],
  { isRemoved, why, ground, by, now }: Omit<ReportDecision, 'number'>,
): Promise<void> {
  const state = isRemoved ? ('removed' as const) : ('kept' as const)
  await changeReports(
    sql,
    reports.map(({ id }) => id),
    { state, why, ground: isRemoved ? ground : null, decidedBy: by, decidedAt: now },
  )
  for (const { number } of reports) await putReviewNews(sql, { kind: 'decided', number }, now)
}

async function isHidden(sql: Sql, reviewId: string): Promise<boolean> {
  return (await lockReview(sql, reviewId))?.state === 'rejected'
}

/** Whether the review is away because of this decision, and of none that came later. */
async function hasRemoved(sql: Sql, { reviewId, decidedAt }: StoredReport): Promise<boolean> {
  const review = await lockReview(sql, reviewId)
  return review?.state === 'rejected' && review.decidedAt?.getTime() === decidedAt?.getTime()
}
