import { DESK_REVIEW, type DeskReview, type ReviewPlace } from '@shop/catalogue/reviews/review-store'
import type { Sql } from '@shop/engine/db/database'
import { products } from '@shop/engine/db/schema/catalogue'
import { type ReportState, reviewReports, reviews } from '@shop/engine/db/schema/reviews'
import { users } from '@shop/engine/db/schema/shopper'
import { and, asc, desc, eq, inArray, lt, sql as raw } from 'drizzle-orm'

export type StoredReport = typeof reviewReports.$inferSelect

export async function insertReport(sql: Sql, report: typeof reviewReports.$inferInsert): Promise<void> {
  await sql.insert(reviewReports).values(report)
}

/** Reports of a state with the reviews they are about, oldest first. */
export async function reportsIn(sql: Sql, state: ReportState, limit: number) {
  return sql
    .select({ report: reviewReports, review: reviews })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .where(eq(reviewReports.state, state))
    .orderBy(asc(reviewReports.receivedAt), asc(reviewReports.id))
    .limit(limit)
}

/** Reports of a state page by page: what waits from the oldest on, what is decided from the last decision on. */
export async function deskReports(
  sql: Sql,
  { state, after, limit }: { state: ReportState; after: ReviewPlace | null; limit: number },
): Promise<(DeskReview & { report: StoredReport })[]> {
  const isWaiting = state === 'received'
  const at = isWaiting ? reviewReports.receivedAt : reviewReports.decidedAt
  const order = isWaiting ? raw`>` : raw`<`
  const behind =
    after && raw`(${at}, ${reviewReports.id}) ${order} (${after.at.toISOString()}::timestamptz, ${after.id})`
  return sql
    .select({ report: reviewReports, ...DESK_REVIEW })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviewReports.state, state), behind ?? undefined))
    .orderBy(
      ...(isWaiting
        ? [asc(reviewReports.receivedAt), asc(reviewReports.id)]
        : [desc(reviewReports.decidedAt), desc(reviewReports.id)]),
    )
    .limit(limit)
}

export async function countOpenReports(sql: Sql): Promise<number> {
  const [row] = await sql
    .select({ count: raw<number>`count(*)::int` })
    .from(reviewReports)
    .where(eq(reviewReports.state, 'received'))
  return row?.count ?? 0
}

/** A report, held until the transaction ends. */
export async function lockReport(sql: Sql, number: string): Promise<StoredReport | null> {
  const [row] = await sql.select().from(reviewReports).where(eq(reviewReports.number, number)).for('update')
  return row ?? null
}

/** Reports of a review in some states, the oldest first, held until the transaction ends. */
export async function lockReportsOf(
  sql: Sql,
  reviewId: string,
  states: readonly ReportState[],
): Promise<StoredReport[]> {
  return sql
    .select()
    .from(reviewReports)
    .where(and(eq(reviewReports.reviewId, reviewId), inArray(reviewReports.state, [...states])))
    .orderBy(asc(reviewReports.receivedAt), asc(reviewReports.id))
    .for('update')
}

export async function changeReports(
  sql: Sql,
  ids: readonly string[],
  change: Partial<StoredReport>,
): Promise<void> {
  if (ids.length === 0) return
  await sql
    .update(reviewReports)
    .set(change)
    .where(inArray(reviewReports.id, [...ids]))
}

/** Forgets what was decided before a moment. */
export async function forgetReports(sql: Sql, before: Date): Promise<void> {
  await sql.delete(reviewReports).where(lt(reviewReports.decidedAt, before))
}

/** What the mail about a review needs: where it goes, and what it is about; null for the e-mail of an unknown author. */
export async function reviewAuthor(sql: Sql, reviewId: string) {
  const [row] = await sql
    .select({ review: reviews, productName: products.name, email: users.email })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(users, eq(users.id, reviews.customerId))
    .where(eq(reviews.id, reviewId))
  return row ?? null
}
