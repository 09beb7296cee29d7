import { problem } from '@shop/api-client/contract/problem'
import { CHALLENGE_MILLISECONDS } from '@shop/engine/passkeys/passkey-options'
import { namedChallenge } from '@shop/engine/passkeys/verified-passkey'
import { newToken, tokenHash } from '@shop/engine/session/token'
import type { SessionContext } from '../../on.ts'
import { keepChallenge, takeChallenge } from './passkey-store.ts'

type Purpose = 'add' | 'signIn'

/** A new challenge for this session, base64url. Only its digest is kept, and it counts once. */
export async function newChallenge(
  { sql, session, now, request, services }: SessionContext,
  purpose: Purpose,
): Promise<string> {
  await services.limits.passkeyChallenge.use([request.address], now)
  const challenge = newToken()
  await keepChallenge(sql, {
    challengeHash: tokenHash(challenge),
    sessionId: session.id,
    purpose,
    expiresAt: new Date(now.getTime() + CHALLENGE_MILLISECONDS),
  })
  return challenge
}

/**
 * Uses up the challenge that an answer names, and returns it. Whatever comes of the answer, it counts no more.
 *
 * @throws 410 `passkey_expired` when it was not asked by this session, or not lately
 */
export async function answeredChallenge(
  { sql, session, now }: SessionContext,
  purpose: Purpose,
  clientDataJSON: string,
): Promise<string> {
  const challenge = namedChallenge(clientDataJSON)
  if (challenge === null) throw passkeyRefused()
  const query = { challengeHash: tokenHash(challenge), sessionId: session.id, purpose, now }
  if (await takeChallenge(sql, query)) return challenge
  throw problem(410, 'passkey_expired', 'This challenge is used, too old, or was asked by another session.')
}

/** The answer of an authenticator does not hold: another origin, no verified user, a wrong signature. */
export function passkeyRefused() {
  return problem(422, 'passkey_refused', 'The answer of the authenticator does not hold.')
}
