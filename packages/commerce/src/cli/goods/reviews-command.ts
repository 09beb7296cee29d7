import { type Decision, moderateReview } from '@shop/catalogue/reviews/moderate-reviews'
import { type ListedReview, reviewsIn, type StoredReview } from '@shop/catalogue/reviews/review-store'
import { refuseReview } from '@shop/customers/reviews/decide-report'
import type { Database } from '@shop/engine/db/database'
import type { ReviewState } from '@shop/engine/db/schema/reviews'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { REASON_OPTIONS, removalOf } from '../base/removal-words.ts'

const STATES: readonly ReviewState[] = ['pending', 'approved', 'rejected']
/** Characters of an id that are shown and that are enough to name it. */
const SHORT_ID = 8

/** Looks at what customers wrote, and lets it be seen or not. @see eu-duties C-33 */
export const reviewsCommand: Command = {
  usage: `  reviews list [pending|approved|rejected]   what customers wrote, oldest first; pending by default
  reviews approve <id> …                     shows reviews; rating and pages follow within seconds
  reviews reject <id> … --because "text"     keeps reviews from being seen, also ones that were shown
                                             and tells their authors why; --ground law where a law
                                             forbids them, else the shop's own rules do`,

  async run(database, [action = '', ...words], now) {
    if (action === 'list') return listed(database, words)
    if (action === 'approve' && words.length > 0) return approved(database, words, now)
    return action === 'reject' ? rejected(database, words, now) : notUnderstood()
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

function approved(database: Database, ids: readonly string[], now: Date): Promise<CommandResult> {
  const decision = 'approved'
  return decided(ids, decision, (idStart) => moderateReview(database, { idStart, decision, now }))
}

async function rejected(database: Database, words: string[], now: Date): Promise<CommandResult> {
  const read = commandWords(words, [...REASON_OPTIONS, 'by'])
  const removal = read && removalOf(read)
  if (!read || !removal || read.positionals.length === 0) return notUnderstood()
  const by = read.options.by ?? 'operator'
  return decided(read.positionals, 'rejected', (idStart) =>
    refuseReview(database, { idStart, ...removal, by, now }),
  )
}

async function decided(
  ids: readonly string[],
  decision: Decision,
  decide: (idStart: string) => Promise<StoredReview | null>,
): Promise<CommandResult> {
  const lines: string[] = []
  let missing = 0
  for (const idStart of ids) {
    const review = await decide(idStart)
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
