import { subscribeNewsletter } from '@shop/api-client/contract/user'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { requireValidFields } from '@shop/engine/http/require-valid-fields'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { putMailIf } from '@shop/mail/outbox/outbox-store'
import { on } from '../on.ts'
import { newsletterLink } from './newsletter-links.ts'
import { newsletterMail } from './newsletter-mail.ts'
import { keepSubscription, noteProof } from './newsletter-store.ts'
import { NEWSLETTER_WORDS } from './newsletter-words.ts'

/** A confirmation link works this long, seconds. */
const CONFIRM_SECONDS = 7 * 24 * 60 * 60
/** What a form calls itself; the rest of a longer word says nothing. */
const MAX_SOURCE = 40

/**
 * Stores a newsletter subscription and asks by mail for confirmation (double opt-in). Subscribers get no second mail;
 * neither the answer nor its time reveals that.
 *
 * @see spec §7; product §11.12
 */
export const subscribeNewsletterHandler = on(subscribeNewsletter).answer(async (form, context) => {
  const { services, request, now, shop, addressOf } = context
  const email = normalisedEmail(form.email)
  requireValidFields('reset', { email }, shop)
  await services.limits.newsletter.use([request.address, `account:${email}`], now)

  const { shopId, locale } = shop
  const [token, wayOut] = [newToken(), newToken()]
  const source = form.source.slice(0, MAX_SOURCE)
  const mail = newsletterMail(shop, {
    to: email,
    address: newsletterLink('confirm', { addressOf, locale, token }),
    unsubscribe: newsletterLink('unsubscribe', { addressOf, locale, token: wayOut }),
  })
  return context.inOneCommit(async (sql) => {
    const isOpen = await keepSubscription(sql, {
      email,
      shopId,
      locale,
      firstName: form.firstName,
      lastName: form.lastName,
      salutation: form.salutation,
      source,
      tokenHash: tokenHash(token),
      wayOutHash: tokenHash(wayOut),
      expiresAt: new Date(now.getTime() + CONFIRM_SECONDS * 1000),
    })
    const proof = { shopId, email, what: 'asked', textVersion: NEWSLETTER_WORDS, source } as const
    await noteProof(sql, { ...proof, address: request.address, at: now })
    await putMailIf(sql, isOpen, { mail, now })
    return {}
  })
})
