import { nextPostingTry } from '@shop/domain/payback/posting-wait'
import type { Database } from '@shop/engine/db/database'
import type { LoyaltyProgramme, PostingAnswer } from '@shop/engine/ports/loyalty/loyalty-programme'
import {
  type ClaimedPosting,
  changeOpenPosting,
  changePoints,
  claimPosting,
  lockPoints,
} from './order-points-store.ts'

/** Longer than any programme takes to answer. */
const LEASE_MILLISECONDS = 2 * 60 * 1000
const ERROR_LETTERS = 500

type Round = { now: () => Date; signal: AbortSignal }

/**
 * Tells the loyalty programme of every posting that is due, one after the other, always under its own id. What cannot be
 * told is tried again with growing intervals and given up after a week; what the programme refuses is not tried again. A
 * process that dies on the way leaves a posting that another one takes over. Returns how many were tried.
 */
export async function postPoints(
  database: Database,
  programme: LoyaltyProgramme,
  round: Round,
): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    if (round.signal.aborted) return tried
    const now = round.now()
    const until = new Date(now.getTime() + LEASE_MILLISECONDS)
    const posting = await database.transaction((sql) => claimPosting(sql, { now, until }))
    if (posting === null) return tried
    await postOne(database, programme, posting, round)
  }
}

async function postOne(
  database: Database,
  programme: LoyaltyProgramme,
  posting: ClaimedPosting,
  { now, signal }: Round,
): Promise<void> {
  const { id, orderId, number, kind, points, orderNumber, createdAt } = posting
  if (number === null) {
    await changeOpenPosting(database.sql, id, { state: 'dropped', updatedAt: now() })
    return
  }
  let answer: PostingAnswer
  try {
    answer = await programme.post({ id, kind, number, points, orderNumber, at: createdAt }, signal)
  } catch (error) {
    return noteFailure(database, posting, { error, isStopping: signal.aborted, now: now() })
  }
  await database.transaction(async (sql) => {
    await lockPoints(sql, orderId)
    const state = answer.outcome === 'posted' ? 'done' : 'refused'
    const said = answer.outcome === 'posted' ? { reference: answer.reference } : { lastError: answer.reason }
    const attempts = posting.attempts + 1
    const change = { state, programme: programme.key, attempts, updatedAt: now(), ...said } as const
    if (!(await changeOpenPosting(sql, id, change))) return
    // Something may have come back meanwhile.
    if (state === 'done') await changePoints(sql, orderId, { dueAt: now() })
  })
  if (answer.outcome === 'refused')
    console.error(`The loyalty programme refuses the ${kind} of order ${orderNumber}: ${answer.reason}`)
}

type Failure = { error: unknown; isStopping: boolean; now: Date }

async function noteFailure(
  { sql }: Database,
  posting: ClaimedPosting,
  { error, isStopping, now }: Failure,
): Promise<void> {
  const { id, orderNumber, kind } = posting
  if (isStopping) {
    await changeOpenPosting(sql, id, { dueAt: now, updatedAt: now })
    return
  }
  const firstTriedAt = posting.firstTriedAt ?? now
  const attempts = posting.attempts + 1
  const dueAt = nextPostingTry({ attempts, firstTriedAt }, now)
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LETTERS)
  const noted = { attempts, firstTriedAt, lastError, updatedAt: now }
  await changeOpenPosting(sql, id, {
    ...noted,
    ...(dueAt === null ? { state: 'givenUp' as const } : { dueAt }),
  })
  if (dueAt === null)
    console.error(`The ${kind} of points of order ${orderNumber} was given up after a week: ${lastError}`)
}
