import type { ShownReport, ShownReview } from '@shop/api-client/office/review-commands'
import type { DeskReview, ReviewPlace } from '@shop/catalogue/reviews/review-store'
import type { StoredReport } from '@shop/customers/reviews/report-store'
import { imageAddress } from '@shop/domain/image/image-address'
import { DEFAULT_LOCALE, isLocale } from '@shop/domain/market/markets'

const PICTURE_WIDTH = 150

/** A decision is a moment, so that the moment of the last one is the version; 0 before the first. */
export function decisionVersion(decidedAt: Date | null): number {
  return decidedAt?.getTime() ?? 0
}

/** A review as the desk reads it. */
export function shownReview({ review, product }: DeskReview): ShownReview {
  const { id, state, rating, title, text, nickname, language, isVerified, createdAt, decidedAt } = review
  return {
    id,
    version: decisionVersion(decidedAt),
    state,
    rating,
    title,
    text,
    nickname,
    language,
    isVerified,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    product: {
      id: product.id,
      name: product.name[language],
      referenceKey: product.referenceKey,
      picture: product.picture === null ? null : imageAddress(product.picture, PICTURE_WIDTH),
    },
  }
}

/** A report with the review that it is about. */
export function shownReport({ report, ...about }: DeskReview & { report: StoredReport }): ShownReport {
  const { number, state, reason, message, name, email, locale, receivedAt } = report
  const { decidedAt, decidedBy, why } = report
  return {
    number,
    version: decisionVersion(decidedAt),
    state,
    reason,
    message,
    name,
    email,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    receivedAt: receivedAt.toISOString(),
    decision:
      decidedAt === null ? null : { at: decidedAt.toISOString(), by: decidedBy ?? '', why: why ?? '' },
    review: shownReview(about),
  }
}

/** Where a page ends, for the one behind it. */
export function placeAfter(at: Date | null, id: string): string | null {
  return at === null ? null : `${at.toISOString()}~${id}`
}

/** A place that nobody can read is the beginning. */
export function placeIn(after: string | null): ReviewPlace | null {
  const [at = '', id = ''] = (after ?? '').split('~')
  return id === '' || Number.isNaN(Date.parse(at)) ? null : { at: new Date(at), id }
}
