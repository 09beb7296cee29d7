import type { Change, Effect } from '@shop/api-client/office/command-outcome'
import { decideReport, publishReview, refuseReview } from '@shop/api-client/office/review-commands'
import { moderatedReview } from '@shop/catalogue/reviews/moderate-reviews'
import { lockReview, type StoredReview } from '@shop/catalogue/reviews/review-store'
import { decideReportIn, refuseReviewIn } from '@shop/customers/reviews/decide-report'
import { lockReport, reviewAuthor, type StoredReport } from '@shop/customers/reviews/report-store'
import { plainText } from '@shop/domain/review/plain-text'
import type { Versioned } from '@shop/engine/command/bind-commands'
import { logEntries } from '@shop/engine/command/command-log-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/database'
import { type OfficeContext, onOrder } from '@shop/sales/office/office-context'
import { decisionVersion } from './review-desk.ts'

/** What the desk decides about reviews, each a line of the log. @see eu-duties C-33, C-48 */
export const REVIEW_COMMANDS = [
  onOrder(publishReview, {
    version: ({ id }, context) => reviewVersion(context, id),
  })(async ({ id }, { sql, now }) => {
    const before = await requireReview(sql, id)
    await moderatedReview(sql, { idStart: before.id, decision: 'approved', now })
    return {
      answer: { id },
      object: reviewObject(id),
      before: { state: before.state },
      after: { state: 'approved' },
      effects: before.state === 'approved' ? [] : [await shown(sql, before, true)],
    }
  }),

  onOrder(refuseReview, {
    version: ({ id }, context) => reviewVersion(context, id),
  })(async ({ id, ground, ...asked }, { sql, actor, now }) => {
    const before = await requireReview(sql, id)
    const why = plainText(asked.why)
    const refused = await refuseReviewIn(sql, { idStart: before.id, why, ground, by: actor.name, now })
    const reports = refused?.reports ?? []
    const numbers = reports.map(({ number }) => number)
    return {
      answer: { id },
      object: reviewObject(id),
      before: { state: before.state },
      after: { state: 'rejected', why, ground, ...(numbers.length > 0 && { numbers }) },
      // A review that waited goes back to nobody's desk: whether it is shown is a decision of its own.
      undo: before.state === 'approved' ? undoBy(publishReview, { id }) : null,
      effects: [
        await shown(sql, before, false),
        ...reports.flatMap(({ email }) => mailed('reportDecided', email)),
        ...(await toAuthor(sql, id)),
      ],
    }
  }),

  onOrder(decideReport, {
    async version({ number }, { sql }) {
      const { decidedAt, decidedBy, state } = await requireReport(sql, number)
      const decided = state === 'removed' ? 'hidden' : 'shown'
      const changes = decidedAt === null ? [] : [changed(decidedAt, decidedBy ?? '', decided)]
      return { version: decisionVersion(decidedAt), changes }
    },
  })(async ({ number, isRemoved, ground, ...asked }, { sql, actor, now }) => {
    const report = await requireReport(sql, number)
    const review = await requireReview(sql, report.reviewId)
    const why = plainText(asked.why)
    const decided = await decideReportIn(sql, { number, isRemoved, ground, why, by: actor.name, now })
    const { reports, isShown } = decided ?? { reports: [], isShown: null }
    const numbers = reports.map((one) => one.number)
    return {
      answer: { numbers },
      object: reviewObject(review.id),
      before: { number, state: report.state },
      after: { numbers, state: isRemoved ? 'removed' : 'kept', why, ground: isRemoved ? ground : null },
      effects: [
        ...(isShown === null ? [] : [await shown(sql, review, isShown)]),
        ...reports.flatMap(({ email }) => mailed('reportDecided', email)),
        ...(isRemoved ? await toAuthor(sql, review.id) : []),
      ],
    }
  }),
]

function reviewObject(id: string): string {
  return `review:${id}`
}

/** @throws CommandRefusal for an id of no review */
async function requireReview(sql: Sql, id: string): Promise<StoredReview> {
  const review = await lockReview(sql, id)
  if (review?.id === id) return review
  throw new CommandRefusal(`There is no review ${id} any more.`, 'reviewUnknown', {})
}

/** @throws CommandRefusal for a number of no report */
async function requireReport(sql: Sql, number: string): Promise<StoredReport> {
  const report = await lockReport(sql, number)
  if (report !== null) return report
  throw new CommandRefusal(`There is no report ${number} any more.`, 'reportUnknown', { number })
}

/** The version of a review is its last decision; who has taken it, the log knows. */
async function reviewVersion({ sql }: Pick<OfficeContext, 'sql'>, id: string): Promise<Versioned> {
  const { decidedAt, state } = await requireReview(sql, id)
  if (decidedAt === null) return { version: 0, changes: [] }
  const [last] = await logEntries(sql, {
    object: reviewObject(id),
    before: null,
    withReads: false,
    limit: 1,
  })
  const by = last?.at.getTime() === decidedAt.getTime() ? last.by : 'operator'
  return {
    version: decisionVersion(decidedAt),
    changes: [changed(decidedAt, by, state === 'rejected' ? 'hidden' : 'shown')],
  }
}

function changed(at: Date, by: string, review: 'shown' | 'hidden'): Change {
  return { at: at.toISOString(), by, what: review, review }
}

async function shown(sql: Sql, { id, language }: StoredReview, isShown: boolean): Promise<Effect> {
  const about = await reviewAuthor(sql, id)
  return { kind: 'review', isShown, product: about?.productName[language] ?? '' }
}

/** Of an imported review, and of one whose account is gone, nobody is known. */
async function toAuthor(sql: Sql, id: string): Promise<Effect[]> {
  return mailed('reviewRemoved', (await reviewAuthor(sql, id))?.email ?? '')
}

function mailed(mail: 'reportDecided' | 'reviewRemoved', email: string): Effect[] {
  return email === '' ? [] : [{ kind: 'mail', mail, to: email }]
}
