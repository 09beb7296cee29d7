import {
  countReviews,
  listReports,
  listReviews,
  REVIEWS_ON_DESK,
} from '@shop/api-client/office/review-commands'
import { countPending, deskReviews } from '@shop/catalogue/reviews/review-store'
import { countOpenReports, deskReports } from '@shop/customers/reviews/report-store'
import { onOrder } from '@shop/sales/office/office-context'
import { placeAfter, placeIn, shownReport, shownReview } from './review-desk.ts'

/** What the desk reads of reviews. Reports name who has sent them: each look is in the log. */
export const REVIEW_READS = [
  onOrder(countReviews)(async (_asked, { sql }) => ({
    answer: { waiting: await countPending(sql), reported: await countOpenReports(sql) },
    object: null,
  })),

  onOrder(listReviews)(async ({ state, after }, { sql }) => {
    const rows = await deskReviews(sql, { state, after: placeIn(after), limit: REVIEWS_ON_DESK + 1 })
    const page = rows.slice(0, REVIEWS_ON_DESK)
    const last = page.at(-1)?.review
    const at = state === 'pending' ? last?.createdAt : last?.decidedAt
    const next = rows.length > page.length && last ? placeAfter(at ?? null, last.id) : null
    return { answer: { reviews: page.map(shownReview), next }, object: null }
  }),

  onOrder(listReports)(async ({ state, after }, { sql }) => {
    const rows = await deskReports(sql, { state, after: placeIn(after), limit: REVIEWS_ON_DESK + 1 })
    const page = rows.slice(0, REVIEWS_ON_DESK)
    const last = page.at(-1)?.report
    const at = state === 'received' ? last?.receivedAt : last?.decidedAt
    const next = rows.length > page.length && last ? placeAfter(at ?? null, last.id) : null
    const reports = page.map(shownReport)
    return { answer: { reports, next }, object: null, after: reports.map(({ number }) => number) }
  }),
]
