import { LANGUAGES } from '@shop/domain/market/markets'
import { REVIEW_SORTS, STARS } from '@shop/domain/review/review'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const wholeNumber = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer('number.integer'),
)
const referenceKey = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))
const reviewId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
/** The part of a mail's link that proves who follows it. */
const mailToken = v.pipe(v.string(), v.maxLength(100))
/** Far more than any form takes; longer texts are refused before they are looked at. */
const text = v.pipe(v.string(), v.maxLength(20_000, 'generic.validation.maxLength'))

export const ReviewSchema = v.object({
  id: v.string(),
  rating: v.number(),
  title: v.string(),
  text: v.string(),
  nickname: v.string(),
  /** The language it was written in; for `lang`, so that it is read out and translated rightly. */
  language: v.picklist(LANGUAGES),
  /** An order of this customer for this product is known to us. @see eu-duties C-33 */
  isVerified: v.boolean(),
  /** ISO date of the day it was written. */
  date: v.string(),
})
export type Review = v.InferOutput<typeof ReviewSchema>

const StarBarSchema = v.object({ stars: v.picklist([5, 4, 3, 2, 1]), count: v.number(), percent: v.number() })

/** Reviews of a product with what they add up to. */
export const ReviewPageSchema = v.object({
  /** 0 without reviews, otherwise 1 to 5. */
  average: v.number(),
  /** Ratings in the average: visible reviews, and those that were imported as a mere number. */
  count: v.number(),
  /** Reviews that can be read here; 0 means that no rating may be marked up for search engines. */
  visible: v.number(),
  bars: v.array(StarBarSchema),
  items: v.array(ReviewSchema),
  page: v.number(),
  pages: v.number(),
})
export type ReviewPage = v.InferOutput<typeof ReviewPageSchema>

/** Reviews of a product. A page beyond the last is empty. */
export const loadReviews = defineCall({
  name: 'loadReviews',
  method: 'GET',
  path: '/api/shop/products/{referenceKey}/reviews/',
  input: v.object({
    referenceKey,
    page: v.optional(v.pipe(wholeNumber, v.minValue(1, 'number.min'), v.maxValue(10_000, 'number.max')), 1),
    sort: v.optional(v.picklist(REVIEW_SORTS), 'newest'),
    /** Those that gave so many stars alone. */
    stars: v.optional(v.pipe(wholeNumber, v.picklist(STARS))),
  }),
  answer: ReviewPageSchema,
})

/**
 * Writes a review, which is shown after moderation. 401 `sign_in_required` for anonymous visitors, also with an
 * invitation that is unknown, too old or about other goods, 409 `review_exists`
 * for the second one of a customer, 404 `product_not_found`, 422 `input_invalid`, 429.
 */
export const writeReview = defineCall({
  name: 'writeReview',
  method: 'POST',
  path: '/api/shop/products/{referenceKey}/reviews/',
  rights: 'session',
  status: 202,
  input: v.object({
    referenceKey,
    rating: v.pipe(
      v.number(),
      v.integer('generic.validation.integer'),
      v.minValue(1, 'generic.validation.minValue'),
      v.maxValue(5, 'generic.validation.maxValue'),
    ),
    title: v.optional(text, ''),
    text,
    nickname: text,
    /** The token of an invitation by mail, which stands for its customer without sign-in. */
    invitation: v.exactOptional(mailToken),
  }),
  answer: v.object({}),
})

/** Ends invitations to review by the link of a mail; idempotent. The answer does not reveal whether there were any. */
export const endReviewInvitations = defineCall({
  name: 'endReviewInvitations',
  method: 'POST',
  path: '/api/shop/review-invitations/end/',
  rights: 'session',
  status: 202,
  input: v.object({ token: mailToken }),
  answer: v.object({}),
})

/**
 * Reports a review as against the law or the rules; a receipt goes by mail, and later the decision with its reasons. 404
 * `review_not_found`, 422 `input_invalid` with the keys of the form's own rules, 429.
 *
 * @see eu-duties C-48; Regulation (EU) 2022/2065 art. 16
 */
export const reportReview = defineCall({
  name: 'reportReview',
  method: 'POST',
  path: '/api/shop/reviews/{id}/reports/',
  rights: 'session',
  status: 202,
  input: v.object({
    id: reviewId,
    reason: v.optional(text, ''),
    message: v.optional(text, ''),
    name: v.optional(text, ''),
    email: v.optional(text, ''),
    /** `on`: what is said is right to the best of the sender's knowledge. */
    faith: v.optional(text, ''),
    /** An invisible honeypot: only bots fill it in, and get the usual answer. */
    website: v.optional(text, ''),
  }),
  answer: v.object({}),
})
