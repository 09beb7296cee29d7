import type { Locale } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/sql'
import { newToken, tokenHash } from '@shop/engine/session/token'
import {
  confirmSubscription,
  isUnsubscribed,
  keepSubscription,
  noteProof,
  subscriptionByToken,
} from './newsletter-store.ts'

/** Written into proofs of other shops: which words were agreed to there, the shop cannot know. */
const WORDS_ELSEWHERE = 'of another shop'

type ConfirmedElsewhere = {
  email: string
  firstName: string
  lastName: string
  shopId: number
  locale: Locale
  source: string
  confirmedAt: Date
}

/**
 * Keeps a newsletter whose address was confirmed in another shop, with what proves it; no mail is sent. False when there
 * is one already, and when it was ended here: a consent from before does not bring it back.
 *
 * @see eu-duties C-32
 */
export async function keepConfirmed(sql: Sql, confirmed: ConfirmedElsewhere): Promise<boolean> {
  const { confirmedAt, ...subscription } = confirmed
  if (await isUnsubscribed(sql, confirmed)) return false
  const hash = tokenHash(newToken())
  const expiresAt = new Date(confirmedAt.getTime() + 1)
  const wayOutHash = tokenHash(newToken())
  const isOpen = await keepSubscription(sql, {
    ...subscription,
    salutation: 0,
    tokenHash: hash,
    wayOutHash,
    expiresAt,
  })
  if (!isOpen) return false
  const kept = await subscriptionByToken(sql, hash, confirmedAt)
  if (kept !== null) await confirmSubscription(sql, kept.id, confirmedAt)
  const { email, shopId, source } = confirmed
  const proof = { shopId, email, what: 'confirmed', textVersion: WORDS_ELSEWHERE, source } as const
  await noteProof(sql, { ...proof, address: null, at: confirmedAt })
  return true
}
