import { publishReview, refuseReview } from '@shop/api-client/office/review-commands'
import { type ListedReview, lockReview, reviewsIn } from '@shop/catalogue/reviews/review-store'
import type { Database } from '@shop/engine/db/database'
import type { ReviewState } from '@shop/engine/db/schema/reviews'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import { REASON_OPTIONS, removalOf } from '../base/removal-words.ts'
import { type Behind, ran } from '../base/run-office-command.ts'

const STATES: readonly ReviewState[] = ['pending', 'approved', 'rejected']
/** Characters of an id that are shown and that are enough to name it. */
const SHORT_ID = 8

/** Looks at what customers wrote, and lets it be seen or not. @see eu-duties C-33 */
export const reviewsCommand: Command = {
  usage: `  reviews list [pending|approved|rejected]   what customers wrote, oldest first; pending by default
  reviews approve <id> … [--by mia]          shows reviews; rating and pages follow within seconds
  reviews reject <id> … --because "text"     keeps reviews from being seen, also ones that were shown
                                             and tells their authors why; --ground law where a law
                                             forbids them, else the shop's own rules do`,

  async run(database, [action = '', ...words], now, desk) {
    if (action === 'list') return listReviews(database, words)
    const behind = { database, desk, now, by: 'operator' }
    if (action === 'approve') return approveReviews(behind, words)
    return action === 'reject' ? rejectReviews(behind, words) : notUnderstood()
  },
}

async function listReviews(
  database: Database,
  [word = 'pending', ...rest]: string[],
): Promise<CommandResult> {
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

async function approveReviews(behind: Behind, words: string[]): Promise<CommandResult> {
  const read = commandWords(words, ['by'])
  if (!read || read.positionals.length === 0) return notUnderstood()
  const by = read.options.by ?? behind.by
  return decideReview(behind, read.positionals, 'approved', (id) =>
    ran({ ...behind, by }, publishReview, { id }),
  )
}

async function rejectReviews(behind: Behind, words: string[]): Promise<CommandResult> {
  const read = commandWords(words, [...REASON_OPTIONS, 'by'])
  const removal = read && removalOf(read)
  if (!read || !removal || read.positionals.length === 0) return notUnderstood()
  const by = read.options.by ?? behind.by
  return decideReview(behind, read.positionals, 'rejected', (id) =>
    ran({ ...behind, by }, refuseReview, { id, ...removal }),
  )
}

type Outcome = { type: 'yes' } | { type: 'no'; result: CommandResult }

async function decideReview(
  { database }: Behind,
  ids: readonly string[],
  decision: string,
  decide: (id: string) => Promise<Outcome>,
): Promise<CommandResult> {
  const lines: string[] = []
  let failed = 0
  for (const idStart of ids) {
    const review = await lockReview(database.sql, idStart)
    const outcome = review && (await decide(review.id))
    if (outcome?.type === 'yes') lines.push(`${review?.id.slice(0, SHORT_ID)}: ${decision}`)
    else failed += 1
    if (outcome === null)
      lines.push(`${idStart}: names no review, or several. "reviews list" shows their ids.`)
    else if (outcome.type === 'no') lines.push(...outcome.result.lines)
  }
  return { lines, exitCode: failed === 0 ? 0 : 1 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${reviewsCommand.usage}`], exitCode: 2 }
}
