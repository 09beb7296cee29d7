import { sendResetEmail } from '@shop/api-client/contract/user'
import { RESET_PATHS } from '@shop/domain/link/reset-path'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { requireValidFields } from '@shop/engine/http/require-valid-fields'
import { deviceKey, knownDevice } from '@shop/engine/session/known-device'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { linkMail } from '@shop/mail/link-mails'
import { putMailIf } from '@shop/mail/outbox/outbox-store'
import { type CallContext, on } from '../on.ts'
import type { Customer } from './customer.ts'
import { registeredByEmail } from './customer-store.ts'
import { keepResetLink } from './reset-link-store.ts'

/** A reset link works this long, seconds. @see product §3 */
const RESET_SECONDS = 60 * 60

/**
 * Sends a link to set a new password; others of the account stay good. Neither the answer nor its time reveals whether
 * there is an account: without one a link is kept that nobody was told.
 *
 * @see product §3
 */
export const sendResetEmailHandler = on(sendResetEmail).answer(async ({ email: written }, context) => {
  const { now, shop, addressOf } = context
  const email = normalisedEmail(written)
  requireValidFields('reset', { email }, shop)
  const customer = await registeredByEmail(context.sql, email)
  await countRequest(context, { email, customer })
  const token = newToken()
  const address = `${addressOf(RESET_PATHS[shop.market.language])}?hash=${token}`
  return context.inOneCommit(async (sql) => {
    await keepResetLink(sql, {
      tokenHash: tokenHash(token),
      customerId: customer?.id ?? null,
      expiresAt: new Date(now.getTime() + RESET_SECONDS * 1000),
      createdAt: now,
    })
    const mail = linkMail(shop, 'resetPassword', { to: customer?.email ?? email, address })
    await putMailIf(sql, customer !== null, { mail, now })
    return {}
  })
})

/** Strangers use up nothing of what the owner may ask for on a device of the account, and one network not all of the rest. */
async function countRequest(
  { services: { limits, secret }, request, now }: CallContext,
  { email, customer }: { email: string; customer: Customer | null },
): Promise<void> {
  const account = `account:${email}`
  const device = knownDevice(request.deviceMarks ?? null, customer && deviceKey(customer, secret))
  if (device !== null) return limits.resetKnownDevice.use([`${account} on ${device}`], now)
  await limits.reset.use([request.address], now)
  await limits.resetAccount.use([account], now)
}
