import type { I18n } from '@lingui/core'
import type { ReportState, ReviewState } from '@shop/api-client/office/review-commands'
import type { RemovalGround, ReportReason } from '@shop/domain/review/review-report'
import type { Tone } from './state-name.ts'

export function reviewStateName(state: ReviewState, i18n: I18n): string {
  const names: Record<ReviewState, string> = {
    pending: i18n.t({ id: 'reviews.waiting', message: 'To be read' }),
    approved: i18n.t({ id: 'reviews.shown', message: 'Shown' }),
    rejected: i18n.t({ id: 'reviews.hidden', message: 'Not shown' }),
  }
  return names[state]
}

export const REVIEW_TONES: Record<ReviewState, Tone> = {
  pending: 'notice',
  approved: 'good',
  rejected: 'bad',
}

/** Among the states of reviews: what was reported, and what was decided about it. */
export function reportStateName(state: ReportState, i18n: I18n): string {
  const names: Record<ReportState, string> = {
    received: i18n.t({ id: 'reviews.reported', message: 'Reported' }),
    removed: i18n.t({ id: 'reports.removed', message: 'Reported, and taken down' }),
    kept: i18n.t({ id: 'reports.kept', message: 'Reported, and left' }),
  }
  return names[state]
}

export function removalGroundName(ground: RemovalGround, i18n: I18n): string {
  return ground === 'law'
    ? i18n.t({ id: 'reviews.law', message: 'a law' })
    : i18n.t({ id: 'reviews.rules', message: 'the rules for reviews in the terms' })
}

/** Why somebody wants a review to go, as the form of the shop offers it. */
export function reportReasonWords(reason: ReportReason, i18n: I18n): string {
  const names: Record<ReportReason, string> = {
    illegal: i18n.t({ id: 'reports.illegal', message: 'Illegal content' }),
    insult: i18n.t({ id: 'reports.insult', message: 'Insult, threat or hatred' }),
    personal: i18n.t({ id: 'reports.personal', message: 'Personal details about somebody' }),
    untrue: i18n.t({ id: 'reports.untrue', message: 'Faked or paid for' }),
    advertising: i18n.t({ id: 'reports.advertising', message: 'Advertising' }),
    unrelated: i18n.t({ id: 'reports.unrelated', message: 'Nothing to do with the article' }),
    childAbuse: i18n.t({ id: 'reports.childAbuse', message: 'Sexual abuse of children' }),
  }
  return names[reason]
}
