import type { ReviewPage } from '@shop/api-client/contract/reviews'
import type { ReviewSort } from '@shop/domain/review/review'
import type { ReviewReport } from '@shop/domain/review/review-report'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { type Answer, answered } from '../problem-words/answered.ts'

export type ReviewDraft = { rating: number; title: string; text: string; nickname: string }

/** Reviews that were begun, by product; they stay while the page lives, also over a sign-in. */
export const reviewDraftsAtom = atom<Record<string, ReviewDraft>>({})

type ReviewsQuery = { referenceKey: string; sort: ReviewSort; page: number }

/** One page of a product's reviews. */
export const loadReviewsAtom = atom(
  null,
  async (get, _set, input: ReviewsQuery): Promise<Answer<ReviewPage>> => {
    const { api } = get(servicesAtom)
    const { loadReviews } = await import('@shop/api-client/contract/reviews')
    return answered(api(loadReviews, input))
  },
)

type ReviewToSend = {
  referenceKey: string
  /** The token of a mail that asked for it. */
  invitation: string | null
}

/** Sends a review; the draft is deleted only once it was accepted. */
export const writeReviewAtom = atom(
  null,
  async (get, set, { referenceKey, invitation }: ReviewToSend): Promise<Answer<unknown>> => {
    const { api } = get(servicesAtom)
    const draft = get(reviewDraftsAtom)[referenceKey]
    if (!draft) throw new Error(`There is no draft of a review of ${referenceKey} to send.`)
    const { writeReview } = await import('@shop/api-client/contract/reviews')
    const invited = invitation === null ? {} : { invitation }
    const answer = await answered(api(writeReview, { referenceKey, ...draft, ...invited }))
    if (answer.type === 'success') {
      const others = Object.entries(get(reviewDraftsAtom)).filter(([key]) => key !== referenceKey)
      set(reviewDraftsAtom, Object.fromEntries(others))
    }
    return answer
  },
)

/** Reports a review; `website` is the field that only machines fill in. */
export const reportReviewAtom = atom(
  null,
  async (
    get,
    _set,
    { website = '', ...report }: ReviewReport & { id: string; website?: string },
  ): Promise<Answer<unknown>> => {
    const { api } = get(servicesAtom)
    const { reportReview } = await import('@shop/api-client/contract/reviews')
    return answered(api(reportReview, { ...report, website }))
  },
)
