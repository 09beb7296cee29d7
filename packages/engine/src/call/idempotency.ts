import { createHash, createHmac } from 'node:crypto'
import type { Call } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import type { Database } from '../db/database.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { decrypted, encrypted } from './encrypted.ts'
import type { EngineAnswer } from './engine-answer.ts'
import { findAnswer, forgetAnswer, type KeptRow, keepAnswer, type StoredAnswer } from './idempotency-store.ts'

/** A request of a session that carries an Idempotency-Key. */
export type KeyedRequest = Pick<KeptRow, 'key' | 'requestHash' | 'call' | 'startedAt'> & { token: string }

type KeyedInput = {
  call: Pick<Call, 'method' | 'name'>
  input: unknown
  idempotencyKey: string | null
  token: string | null
  now: Date
}

/** What a request is known again by; null for one without a key, or without a session that the key could belong to. */
export function keyedRequest({ call, input, idempotencyKey, token, now }: KeyedInput): KeyedRequest | null {
  if (call.method !== 'POST' || idempotencyKey === null || token === null) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
    throw problem(
      400,
      'idempotency_key_malformed',
      'The Idempotency-Key has to be 1 to 200 visible characters.',
    )
  return {
    key: digest(`${tokenHash(token)}:${idempotencyKey}`),
    requestHash: digest(`${call.name}:${stable(input)}`),
    call: call.name,
    startedAt: now,
    token,
  }
}

/** An answer as it is kept: at rest only the bearer of the session's token can read it. */
export function keptRow({ token, ...request }: KeyedRequest, answer: EngineAnswer): KeptRow {
  return { ...request, sealedAnswer: encrypted(JSON.stringify(answer), token) }
}

/**
 * An unguessable token, derived from the Idempotency-Key, so that a repeated request gets the same one although its
 * answer was not stored. Without a key each one is new.
 */
export function repeatableToken(request: KeyedRequest | null, purpose: string): string {
  if (request === null) return newToken()
  return createHmac('sha256', request.token).update(`${request.key}:${purpose}`).digest('base64url')
}

type Once = {
  /** What was kept under the key when the request came. */
  kept: StoredAnswer | null
  /** Whether a kept answer leads nowhere any more. */
  isOver: (answer: EngineAnswer) => Promise<boolean>
  run: () => Promise<{ answer: EngineAnswer; isKept: boolean }>
}

/**
 * Runs a call once per Idempotency-Key and session: a repeat gets the first answer, and the same key with other input
 * is refused (422 `idempotency_key_reused`). The answer is stored in the same commit as the change: repeating a request
 * whose process died, or whose connection broke, finds both or neither. Of two concurrent ones the second fails on the
 * key; its change is rolled back, and it returns the first one's answer.
 *
 * A refusal, a failure of ours (500) and a limit (429) are not stored: a repeat is a new attempt. So it is when the
 * first answer is no longer of use, such as an expired payment page.
 *
 * @see product §3, §11.1; docs/adr/0024-one-commit-per-request.md
 */
export async function once(
  { sql }: Pick<Database, 'sql'>,
  request: KeyedRequest,
  { kept, isOver, run }: Once,
): Promise<EngineAnswer> {
  if (kept !== null) {
    const answer = answerOf(request, kept)
    if (!(await isOver(answer))) return answer
    await forgetAnswer(sql, request.key, kept.sealedAnswer)
  }

  let made: Awaited<ReturnType<Once['run']>>
  try {
    made = await run()
  } catch (error) {
    // However it looks from here, a change that was committed has been made, by this request or by its twin.
    const committed = await findAnswer(sql, request.key).catch(() => null)
    if (committed === null) throw error
    return answerOf(request, committed)
  }
  if (made.isKept || (await keepAnswer(sql, keptRow(request, made.answer)))) return made.answer
  const first = await findAnswer(sql, request.key)
  return first === null ? made.answer : answerOf(request, first)
}

/** Whether a kept answer is that of a request which has ended its own session. @throws 422 `idempotency_key_reused` */
export function hasEndedSession(request: KeyedRequest, kept: StoredAnswer): boolean {
  return answerOf(request, kept).cookie === 'ended'
}

function answerOf({ requestHash, token }: KeyedRequest, kept: StoredAnswer): EngineAnswer {
  if (kept.requestHash !== requestHash)
    throw problem(
      422,
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request. Every request needs its own.',
    )
  // What was sealed is what `keptRow` made of an answer.
  return JSON.parse(decrypted(kept.sealedAnswer, token)) as EngineAnswer
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
