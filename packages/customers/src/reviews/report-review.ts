import { problem } from '@shop/api-client/contract/problem'
import { reportReview } from '@shop/api-client/contract/reviews'
import { visibleReview } from '@shop/catalogue/reviews/review-store'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { plainLine, plainText } from '@shop/domain/review/plain-text'
import { REPORT_REASONS, type ReportReason, reportProblems } from '@shop/domain/review/review-report'
import { newKey } from '@shop/engine/db/new-key'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { newMessageNumber } from '../contact/message-number.ts'
import { onSession } from '../on.ts'
import { reportReceivedMail } from './report-mails.ts'
import { insertReport } from './report-store.ts'

/**
 * Keeps a report of a review, and confirms its receipt by mail in the same transaction. Everybody may report, without an
 * account. A form filled in by a bot gets the same answer, and is not kept.
 *
 * @see eu-duties C-48; Regulation (EU) 2022/2065 art. 16(1), (4)
 */
export const reportReviewHandler = onSession(reportReview).answer(
  async (form, context) => {
    const { sql, services, request, shop, now } = context
    const errors = reportProblems(form)
    const reason = reasonOf(form.reason)
    if (errors.length > 0 || reason === null) throw fieldsRefused(errors)

    const email = form.email.trim() === '' ? '' : normalisedEmail(form.email)
    await services.limits.report.use([request.address, ...(email === '' ? [] : [`account:${email}`])], now)
    const found = await visibleReview(sql, form.id)
    if (found === null) throw reviewNotFound(form.id)
    if (form.website !== '') return {}

    const report = { number: newMessageNumber('M'), reason, receivedAt: now }
    return context.inOneCommit(async (transaction) => {
      await insertReport(transaction, {
        id: newKey(),
        ...report,
        reviewId: form.id,
        locale: shop.locale,
        message: plainText(form.message),
        name: plainLine(form.name),
        email,
        state: 'received',
      })
      const productName = found.productName[shop.market.language]
      if (email !== '')
        await putMail(transaction, reportReceivedMail(shop, { to: email, ...report, productName }), now)
      return {}
    })
  },
  { problems: reportProblems },
)

function reasonOf(word: string): ReportReason | null {
  return REPORT_REASONS.find((known) => known === word) ?? null
}

function reviewNotFound(id: string) {
  return problem(404, 'review_not_found', `No review ${id} is shown in this shop. It may have been removed.`)
}
