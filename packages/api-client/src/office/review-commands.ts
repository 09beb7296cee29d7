import { LANGUAGES, LOCALES } from '@shop/domain/market/markets'
import { REMOVAL_GROUNDS, REPORT_LENGTH, REPORT_REASONS } from '@shop/domain/review/review-report'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Minor = v.pipe(v.number(), v.safeInteger())
const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const ReportNumber = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^M-[A-Z0-9-]{1,28}$/))
/** Where the page before ended. */
const After = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(120))), null)

export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]
export const REPORT_STATES = ['received', 'removed', 'kept'] as const
export type ReportState = (typeof REPORT_STATES)[number]

export const REVIEWS_ON_DESK = 30

const ShownReview = v.object({
  id: v.string(),
  /** What its decisions want to have been seen. */
  version: Minor,
  state: v.picklist(REVIEW_STATES),
  rating: Minor,
  title: v.string(),
  text: v.string(),
  nickname: v.string(),
  language: v.picklist(LANGUAGES),
  isVerified: v.boolean(),
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
  product: v.object({
    id: Minor,
    name: v.string(),
    referenceKey: v.string(),
    /** A path on the shop, such as `/i/150x75/…`. */
    picture: v.nullable(v.string()),
  }),
})
export type ShownReview = v.InferOutput<typeof ShownReview>

const ShownReport = v.object({
  number: v.string(),
  version: Minor,
  state: v.picklist(REPORT_STATES),
  reason: v.picklist(REPORT_REASONS),
  message: v.string(),
  /** Empty where the law asks for no name, and once the person is erased. */
  name: v.string(),
  email: v.string(),
  locale: v.picklist(LOCALES),
  receivedAt: v.string(),
  decision: v.nullable(v.object({ at: v.string(), by: v.string(), why: v.string() })),
  review: ShownReview,
})
export type ShownReport = v.InferOutput<typeof ShownReport>

/** How much of it waits for somebody. */
export const countReviews = defineCommand({
  name: 'countReviews',
  right: 'inbox.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({ waiting: Minor, reported: Minor }),
})

/** Reviews that wait, the oldest first; or those that were decided, the last first. Their authors are known by nickname. */
export const listReviews = defineCommand({
  name: 'listReviews',
  right: 'inbox.read',
  changes: null,
  input: v.strictObject({ state: v.optional(v.picklist(REVIEW_STATES), 'pending'), after: After }),
  answer: v.object({ reviews: v.array(ShownReview), next: v.nullable(v.string()) }),
})

/** Reports of reviews that nobody has decided, the oldest first; or those that were decided, the last first. */
export const listReports = defineCommand({
  name: 'listReports',
  right: 'inbox.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({ state: v.optional(v.picklist(REPORT_STATES), 'received'), after: After }),
  answer: v.object({ reports: v.array(ShownReport), next: v.nullable(v.string()) }),
})

const Why = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Say why: whom it concerns reads it.'),
  v.maxLength(REPORT_LENGTH.max),
)
const Ground = v.optional(v.picklist(REMOVAL_GROUNDS), 'rules')

export const publishReview = defineCommand({
  name: 'publishReview',
  right: 'inbox.change',
  changes: 'Shows a review on the page of its product; the rating follows.',
  isVersioned: true,
  undoneBy: 'refuseReview',
  input: v.strictObject({ id: Id }),
  answer: v.object({ id: v.string() }),
})

/** Settles the reports of it that wait. @see Regulation (EU) 2022/2065 art. 16(5), 17 */
export const refuseReview = defineCommand({
  name: 'refuseReview',
  right: 'inbox.change',
  changes:
    'Keeps a review from being shown, or takes it down, and mails its author and whoever reported it why.',
  isVersioned: true,
  undoneBy: 'publishReview',
  input: v.strictObject({ id: Id, why: Why, ground: Ground }),
  answer: v.object({ id: v.string() }),
})

/** @see Regulation (EU) 2022/2065 art. 16(5), 17 */
export const decideReport = defineCommand({
  name: 'decideReport',
  right: 'inbox.change',
  changes: 'Decides a report of a review: it goes or stays, and everybody whom it concerns is mailed why.',
  isVersioned: true,
  undoneBy: 'decideReport',
  input: v.strictObject({ number: ReportNumber, isRemoved: v.boolean(), why: Why, ground: Ground }),
  /** A review that goes settles every report of it, and so does one that comes back. */
  answer: v.object({ numbers: v.array(v.string()) }),
})
