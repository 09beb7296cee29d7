import { REPORT_STATES, REVIEW_STATES } from '@shop/api-client/office/review-commands'

/** What the page shows at a time: reviews of a state, or reports of one. */
export const REVIEW_PARTS = REVIEW_STATES
export const REPORT_PARTS = REPORT_STATES
export const PARTS = [...REVIEW_PARTS, ...REPORT_PARTS] as const
