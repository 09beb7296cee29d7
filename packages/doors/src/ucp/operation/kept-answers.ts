import { createHash } from 'node:crypto'
import { isProblem } from '@shop/api-client/contract/problem'
import { once } from '@shop/engine/call/idempotency'
import { findAnswer } from '@shop/engine/call/idempotency-store'
import type { Sql } from '@shop/engine/db/sql'
import { idOf, type Keyed, keyReused } from '../basket/assistant-baskets.ts'

type Asking = { agent: string; signedBy: string | null; idempotencyKey: string | null; keyed: Keyed }

export type KeepAnswers = (
  asking: Asking,
  name: string,
  run: () => Promise<object | null>,
) => Promise<object | null>

type Parts = { sql: Sql; secret: string; now: () => Date }

/**
 * Answers a repeat under an Idempotency-Key with what was answered first, for a day, and the same key with another
 * request with 409. What was refused, or was not there, is a new attempt. A key belongs to one agent, and to whoever
 * signs for it; what is kept can be read with that key and the shop's secret alone.
 *
 * @see https://ucp.dev/2026-04-08/specification/checkout-rest, "Idempotency"
 */
export function keepingAnswers({ sql, secret, now }: Parts): KeepAnswers {
  return async (asking, name, run) => {
    const { agent, signedBy, idempotencyKey, keyed } = asking
    if (keyed === null) return run()
    const key = createHash('sha256')
      .update(JSON.stringify(['ucp', agent, signedBy, idempotencyKey]))
      .digest('hex')
    const token = idOf(secret, agent, idempotencyKey)
    const request = { key, requestHash: keyed.digest, call: name, startedAt: now(), token }
    const kept = await findAnswer(sql, key)
    const answer = await once({ sql }, request, {
      kept,
      isOver: async () => false,
      async run() {
        const body = await run()
        // What is not there is as little kept as a refusal.
        return { answer: { status: 200, body, cookie: null, headers: {} }, isKept: body === null }
      },
    }).catch((error: unknown) => {
      throw isProblem(error) && error.document.code === 'idempotency_key_reused' ? keyReused() : error
    })
    // What was kept is what an operation made.
    return answer.body as object | null
  }
}
