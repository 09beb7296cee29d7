import { type Decision, moderateReview } from '@shop/catalogue/reviews/moderate-reviews'
import { type ListedReview, reviewsIn } from '@shop/catalogue/reviews/review-store'
import type { Database } from '@shop/engine/db/database'
import type { ReviewState } from '@shop/engine/db/schema/reviews'
import type { Command, CommandResult } from './command.ts'

const STATES: readonly ReviewState[] = ['pending', 'approved', 'rejected']
const DECISIONS: Record<string, Decision> = { approve: 'approved', reject: 'rejected' }
/** Characters of an id that are shown and that are enough to name it. */
const SHORT_ID = 8

/** Looks at what customers wrote, and lets it be seen or not. @see eu-duties C-33 */
export const reviewsCommand: Command = {
  usage: `  reviews list [pending|approved|rejected]   what customers wrote, oldest first; pending by default
  reviews approve <id> …                     shows reviews; rating and pages follow within seconds
  reviews reject <id> …                      keeps reviews from being seen, also ones that were shown`,

  async run(database, [action = '', ...words], now) {
    if (action === 'list') return listed(database, words)
    const decision = Object.hasOwn(DECISIONS, action) ? DECISIONS[action] : undefined
    if (decision === undefined || words.length === 0) return notUnderstood()
    return decided(database, { decision, ids: words, now })
  },
}

async function listed(database: Database, [word = 'pending', ...rest]: string[]): Promise<CommandResult> {
  const state = STATES.find((known) => known === word)
  if (state === undefined || rest.length > 0) return notUnderstood()
  const found = await reviewsIn(database.sql, state)
  if (found.length === 0) return { lines: [`No reviews are ${state}.`], exitCode: 0 }
  return { lines: found.flatMap(reviewLines), exitCode: 0 }
}

function reviewLines({
  id,
  referenceKey,
  productName,
  rating,
  nickname,
  title,
  text,
  ...review
}: ListedReview) {
  const stars = '★'.repeat(rating) + '☆'.repeat(5 - rating)
  const facts = [review.language, review.isVerified ? 'verified purchase' : 'not verified']
  return [
    `${id.slice(0, SHORT_ID)}  ${stars}  ${referenceKey} ${productName}`,
    `          ${nickname}, ${review.createdAt.toISOString().slice(0, 10)}, ${facts.join(', ')}`,
    ...(title === '' ? [] : [`          ${title}`]),
    ...text.split('\n').map((line) => `          ${line}`),
    '',
  ]
}

type ReviewDecisionInput = { decision: Decision; ids: readonly string[]; now: Date }

async function decided(
  database: Database,
  { decision, ids, now }: ReviewDecisionInput,
): Promise<CommandResult> {
  const lines: string[] = []
  let missing = 0
  for (const idStart of ids) {
    const review = await moderateReview(database, { idStart, decision, now })
    if (review === null) missing += 1
    lines.push(
      review === null
        ? `${idStart}: names no review, or several. "reviews list" shows their ids.`
        : `${review.id.slice(0, SHORT_ID)}: ${decision}`,
    )
  }
  return { lines, exitCode: missing === 0 ? 0 : 1 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${reviewsCommand.usage}`], exitCode: 2 }
}
