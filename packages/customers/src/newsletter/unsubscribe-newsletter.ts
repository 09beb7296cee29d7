import { unsubscribeNewsletter } from '@shop/api-client/contract/newsletter'
import { tokenHash } from '@shop/engine/session/token'
import { on } from '../on.ts'
import { endSubscription, noteProof } from './newsletter-store.ts'
import { NEWSLETTER_WORDS } from './newsletter-words.ts'

/**
 * Ends the newsletter of the link. The answer does not reveal whether there was one. There is no rate limit: mail
 * programs unsubscribe thousands from one address, and a token of 256 bits cannot be guessed.
 */
export const unsubscribeNewsletterHandler = on(unsubscribeNewsletter).answer(async ({ token }, context) => {
  const { request, now } = context

  return context.inOneCommit(async (sql) => {
    const ended = await endSubscription(sql, tokenHash(token))
    if (ended === null) return {}
    const { shopId, email, source } = ended
    const proof = { shopId, email, what: 'unsubscribed', textVersion: NEWSLETTER_WORDS, source } as const
    await noteProof(sql, { ...proof, address: request.address, at: now })
    return {}
  })
})
