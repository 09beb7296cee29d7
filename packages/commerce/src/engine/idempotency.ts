import { createHash } from 'node:crypto'
import type { Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import type { Database } from '../db/database.ts'
import { tokenHash } from '../session/token.ts'
import { type Claim, claimKey, findAnswer, forgetAnswer, forgetKey, keepAnswer } from './idempotency-store.ts'
import type { EngineAnswer } from './run-call.ts'
import { sealed, unsealed } from './sealed.ts'

/** A running execution is believed dead after this time: the process behind it is gone. */
const ABANDONED_AFTER_SECONDS = 60
const WAIT_MILLISECONDS = 50
const MOST_WAITS = 200

type Attempt = {
  key: string
  token: string
  call: Call
  input: unknown
  now: Date
  /** Whether the key was claimed already, by `claimWithSession`; null when nobody has tried. */
  isClaimed: boolean | null
  /** Whether a kept answer leads nowhere any more. */
  isOver: (answer: EngineAnswer) => Promise<boolean>
}

/**
 * Runs a call once per Idempotency-Key and session: a repeat gets the first answer, a repeat that is still
 * running waits for it, and the same key with other input is refused (422 `idempotency_key_reused`).
 *
 * A failure of ours (500) or a limit (429) is not kept: then the repeat is a new attempt. So it is when the first answer
 * leads nowhere any more, as to a page on which nobody can pay now.
 *
 * @see product §3, §11.1
 */
export async function once(
  database: Database,
  { isClaimed, isOver, ...attempt }: Attempt,
  run: () => Promise<EngineAnswer>,
): Promise<EngineAnswer> {
  const claim = claimOf(attempt)
  if (claim === null)
    throw problem(
      400,
      'idempotency_key_malformed',
      'The Idempotency-Key has to be 1 to 200 visible characters.',
    )

  const { token } = attempt

  for (let waits = 0; waits < MOST_WAITS; waits += 1) {
    const isFirst = waits === 0 && isClaimed !== null ? isClaimed : await claimKey(database.sql, claim)
    if (isFirst) return await firstRun(database, claim.key, token, run)
    const known = await findAnswer(database.sql, claim.key)
    if (known !== null && known.requestHash !== claim.requestHash)
      throw problem(
        422,
        'idempotency_key_reused',
        'This Idempotency-Key was used for another request. Every request needs its own.',
      )
    if (known?.sealedAnswer) {
      const kept = JSON.parse(unsealed(known.sealedAnswer, token)) as EngineAnswer
      if (!(await isOver(kept))) return kept
      await forgetAnswer(database.sql, claim.key, known.sealedAnswer)
    } else await new Promise((resolve) => setTimeout(resolve, WAIT_MILLISECONDS))
  }
  throw problem(
    409,
    'still_running',
    'The first request with this Idempotency-Key is still running. Try again.',
  )
}

/** What an execution is claimed with; null for a key that nobody accepts. */
export function claimOf({
  key,
  token,
  call,
  input,
  now,
}: Pick<Attempt, 'key' | 'token' | 'call' | 'input' | 'now'>): Claim | null {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) return null
  return {
    key: digest(`${tokenHash(token)}:${key}`),
    requestHash: digest(`${call.name}:${stable(input)}`),
    call: call.name,
    now,
    abandonedBefore: new Date(now.getTime() - ABANDONED_AFTER_SECONDS * 1000),
  }
}

async function firstRun(
  { sql }: Database,
  key: string,
  token: string,
  run: () => Promise<EngineAnswer>,
): Promise<EngineAnswer> {
  let answer: EngineAnswer
  try {
    answer = await run()
  } catch (error) {
    await forgetKey(sql, key)
    throw error
  }
  await keepAnswer(sql, key, sealed(JSON.stringify(answer), token))
  return answer
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** JSON with sorted names, so that the same input has the same digest. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
