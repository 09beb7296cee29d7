import type { Sql } from '@shop/engine/db/database'
import { endSubscriptionsOf, noteProofs } from './newsletter-store.ts'

type EndedElsewhere = { emails: readonly string[]; shopId: number; source: string; at: Date }

/**
 * Ends newsletters that came from another shop and were ended there since. One that somebody has asked for here is none of
 * them: the other shop knows nothing of it. Returns how many.
 *
 * @see eu-duties C-32
 */
export async function endMoved(sql: Sql, { at, ...moved }: EndedElsewhere): Promise<number> {
  if (moved.emails.length === 0) return 0
  const { shopId, source } = moved
  const ended = await endSubscriptionsOf(sql, moved)
  const proof = { shopId, what: 'unsubscribed', textVersion: '', source, address: null, at } as const
  await noteProofs(
    sql,
    ended.map((email) => ({ email, ...proof })),
  )
  return ended.length
}
