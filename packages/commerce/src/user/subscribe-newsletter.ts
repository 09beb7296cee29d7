import { subscribeNewsletter } from '@shop/api-client/contract/user'
import { normalisedEmail } from '@shop/domain/user/normalised-email'
import { linkMail } from '../mail/link-mails.ts'
import { putMail } from '../mail/outbox-store.ts'
import { on } from '../on.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { keepSubscription } from './newsletter-store.ts'
import { requireValidFields } from './require-valid-fields.ts'

/** A confirmation link works this long, seconds. */
const CONFIRM_SECONDS = 7 * 24 * 60 * 60

/**
 * Notes the wish for the newsletter and asks by mail whether it was meant (double opt-in).
 *
 * @see spec §7; product §11.12
 */
export const subscribeNewsletterHandler = on(subscribeNewsletter).answer(async (form, context) => {
  const { database, services, request, now, shop, addressOf } = context
  const email = normalisedEmail(form.email)
  requireValidFields('reset', { email }, shop)
  services.limits.newsletter.use([request.address, `account:${email}`], now)

  const token = newToken()
  const address = `${addressOf('/api/newsletter/confirm/')}?token=${token}`
  await database.transaction(async (sql) => {
    const isOpen = await keepSubscription(sql, {
      email,
      shopId: shop.shopId,
      firstName: form.firstName,
      lastName: form.lastName,
      salutation: form.salutation,
      source: form.source,
      tokenHash: tokenHash(token),
      expiresAt: new Date(now.getTime() + CONFIRM_SECONDS * 1000),
    })
    if (!isOpen) return
    await putMail(sql, linkMail(shop, 'newsletterConfirmation', { to: email, address }), now)
  })
  return {}
})
