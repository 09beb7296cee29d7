import { sendResetEmail } from '@shop/api-client/contract/user'
import { RESET_PATHS } from '@shop/domain/link/reset-path'
import { normalisedEmail } from '@shop/domain/user/normalised-email'
import { linkMail } from '../mail/link-mails.ts'
import { putMail } from '../mail/outbox-store.ts'
import { on } from '../on.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { keepResetHash, registeredByEmail } from './customer-store.ts'
import { requireValidFields } from './require-valid-fields.ts'

/** A reset link works this long, seconds. @see product §3 */
const RESET_SECONDS = 60 * 60

/** Sends a link to set a new password. Whether there is an account is not told, neither by answer nor by status. */
export const sendResetEmailHandler = on(sendResetEmail).answer(async ({ email: written }, context) => {
  const { database, services, request, now, shop, addressOf } = context
  const email = normalisedEmail(written)
  requireValidFields('reset', { email }, shop)
  services.limits.reset.use([request.address, `account:${email}`], now)

  const customer = await registeredByEmail(context.sql, email)
  if (customer === null) return {}

  const token = newToken()
  const address = `${addressOf(RESET_PATHS[shop.market.language])}?hash=${token}`
  await database.transaction(async (sql) => {
    const expiresAt = new Date(now.getTime() + RESET_SECONDS * 1000)
    await keepResetHash(sql, customer.id, tokenHash(token), expiresAt)
    await putMail(sql, linkMail(shop, 'resetPassword', { to: customer.email, address }), now)
  })
  return {}
})
