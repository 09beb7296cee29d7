import { confirmNewsletter } from '@shop/api-client/contract/newsletter'
import { problem } from '@shop/api-client/contract/problem'
import { linksFrom } from '@shop/engine/session/network-of'
import { tokenHash } from '@shop/engine/session/token'
import { on } from '../on.ts'
import { confirmSubscription, noteProof, subscriptionByToken } from './newsletter-store.ts'
import { NEWSLETTER_WORDS } from './newsletter-words.ts'

/** The owner of the address has followed the link: from now on there is a newsletter, and a proof of it. */
export const confirmNewsletterHandler = on(confirmNewsletter).answer(async ({ token }, context) => {
  const { services, request, now } = context
  await services.limits.newsletter.use([linksFrom(request.address)], now)

  return context.inOneCommit(async (sql) => {
    const found = await subscriptionByToken(sql, tokenHash(token), now)
    if (found === null)
      throw problem(410, 'newsletter_link_expired', 'This link is too old. Ask for the newsletter once more.')
    // A second click, or a second tab: it is so already, and was proven then.
    if (found.state === 'confirmed') return {}
    const { id, shopId, email, source } = found
    await confirmSubscription(sql, id, now)
    const proof = { shopId, email, what: 'confirmed', textVersion: NEWSLETTER_WORDS, source } as const
    await noteProof(sql, { ...proof, address: request.address, at: now })
    return {}
  })
})
