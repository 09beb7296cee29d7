import { problem } from '@shop/api-client/contract/problem'
import { requestReminder } from '@shop/api-client/contract/reminders'
import { emailProblems } from '@shop/domain/person/email'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { newKey } from '@shop/engine/db/new-key'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { onSession, type SessionContext } from '../on.ts'
import { customerById } from '../user/customer-store.ts'
import { remindedImage, remindedName, reminderLinks } from './reminder-links.ts'
import { reminderMail } from './reminder-mails.ts'
import { keepReminder, remindedVariant } from './reminder-store.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
/** The link that confirms works this long. */
const CONFIRM_MILLISECONDS = 7 * DAY_MILLISECONDS
/** What is not back by then does not come back. */
export const WAIT_MILLISECONDS = 365 * DAY_MILLISECONDS

/**
 * Stores a back-in-stock reminder. The address is confirmed by a link first (double opt-in), unless it is the signed-in
 * customer's own. The answer does not reveal whether the address was known or had asked before.
 *
 * @see product §3; eu-duties C-32
 */
export const requestReminderHandler = onSession(requestReminder).answer(async (form, context) => {
  const { sql, services, request, now, shop, addressOf } = context
  const { market } = shop
  const email = normalisedEmail(form.email)
  const errors = emailProblems('email', email)
  if (errors.length > 0) throw fieldsRefused(errors)

  const variant = await remindedVariant(sql, form.variantId, market.country)
  if (variant === null)
    throw problem(404, 'variant_not_found', `There is no variant ${form.variantId} in this shop.`)
  if (variant.isOrderable)
    throw problem(409, 'variant_available', 'This variant can be ordered now: there is nothing to wait for.')
  await services.limits.reminder.use([request.address, `account:${email}`], now)

  const isOwn = await isOwnAddress(context, email)
  const token = newToken()
  const { confirm, cancel } = reminderLinks(variant, { market, token, addressOf })
  return context.inOneCommit(async (transaction) => {
    const isNew = await keepReminder(transaction, {
      id: newKey(),
      variantId: form.variantId,
      locale: shop.locale,
      email,
      state: isOwn ? 'waiting' : 'asked',
      tokenHash: tokenHash(token),
      expiresAt: new Date(now.getTime() + (isOwn ? WAIT_MILLISECONDS : CONFIRM_MILLISECONDS)),
      createdAt: now,
    })
    if (!isNew || isOwn) return {}
    const mail = {
      to: email,
      addressOf,
      productName: remindedName(variant, market),
      image: remindedImage(variant, market),
      address: confirm,
      wayOut: cancel,
    }
    await putMail(transaction, reminderMail(shop, 'reminderConfirmation', mail), now)
    return {}
  })
})

async function isOwnAddress({ sql, session }: SessionContext, email: string): Promise<boolean> {
  if (!session.loggedIn || session.customerId === null) return false
  return (await customerById(sql, session.customerId))?.email === email
}
