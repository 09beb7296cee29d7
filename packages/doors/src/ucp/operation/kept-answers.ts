import { createHash } from 'node:crypto'
import { decrypted, encrypted } from '@shop/engine/call/encrypted'
import { findAnswer, keepAnswer, type StoredAnswer } from '@shop/engine/call/idempotency-store'
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
    const seal = idOf(secret, agent, idempotencyKey)
    const first = (kept: StoredAnswer): object => {
      if (kept.requestHash !== keyed.digest) throw keyReused()
      // What was sealed is what an operation made.
      return JSON.parse(decrypted(kept.sealedAnswer, seal)) as object
    }

    const kept = await findAnswer(sql, key)
    if (kept !== null) return first(kept)
    const made = await run()
    if (made === null) return null
    const row = { key, requestHash: keyed.digest, call: name, startedAt: now() }
    if (await keepAnswer(sql, { ...row, sealedAnswer: encrypted(JSON.stringify(made), seal) })) return made
    const twin = await findAnswer(sql, key)
    return twin === null ? made : first(twin)
  }
}
