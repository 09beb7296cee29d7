import type { Sql } from '@shop/engine/db/database'
import { newsletterSubscriptions } from '@shop/engine/db/schema/shopper'
import { and, eq, inArray } from 'drizzle-orm'
import { ENDED, noteProofs } from './newsletter-store.ts'

type EndedElsewhere = { emails: readonly string[]; shopId: number; source: string; at: Date }

/**
 * Ends newsletters that came from another shop and were ended there since. One that somebody has asked for here is none of
 * them: the other shop knows nothing of it. Returns how many.
 *
 * @see eu-duties C-32
 */
export async function endMoved(sql: Sql, { emails, shopId, source, at }: EndedElsewhere): Promise<number> {
  if (emails.length === 0) return 0
  const ended = await sql
    .update(newsletterSubscriptions)
    .set(ENDED)
    .where(
      and(
        eq(newsletterSubscriptions.shopId, shopId),
        eq(newsletterSubscriptions.source, source),
        eq(newsletterSubscriptions.state, 'confirmed'),
        inArray(newsletterSubscriptions.email, [...emails]),
      ),
    )
    .returning({ email: newsletterSubscriptions.email })
  const proof = { shopId, what: 'unsubscribed', textVersion: '', source, address: null, at } as const
  await noteProofs(
    sql,
    ended.map(({ email }) => ({ email, ...proof })),
  )
  return ended.length
}
