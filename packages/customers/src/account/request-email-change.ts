import { problem } from '@shop/api-client/contract/problem'
import { requestEmailChange } from '@shop/api-client/contract/user-email'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { EMAIL_CONFIRM_HOURS, EMAIL_SAME } from '@shop/domain/user/email-change'
import { newKey } from '@shop/engine/db/new-key'
import { fieldsRefused, requireValidFields } from '@shop/engine/http/require-valid-fields'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { putMail, putMailIf } from '@shop/mail/outbox/outbox-store'
import { onSession } from '../on.ts'
import { registeredByEmail } from '../user/customer-store.ts'
import { lockAccount } from '../user/passkeys/passkey-store.ts'
import { emailChangeAskedMail, emailChangeMail } from './email-change-mails.ts'
import { deskChangeOf, keepEmailChange } from './email-change-store.ts'
import { ownCustomer, requirePassword } from './own-customer.ts'

/**
 * Mails a link to the address that the account shall have and one to the address that it has; nothing changes before both
 * are followed. An address that has an account gets no mail, which the answer does not reveal.
 *
 * 409 `email_change_by_desk` while customer service moves the account: whoever reads the lost mailbox may know the
 * password, and would be faster.
 *
 * @see product §3, §13
 */
export const requestEmailChangeHandler = onSession(requestEmailChange).answer(async (input, context) => {
  const { services, session, request, now, shop, addressOf, sql } = context
  const email = normalisedEmail(input.email)
  requireValidFields('reset', { email }, shop)
  const customer = await ownCustomer(sql, session)
  if (email === customer.email) throw fieldsRefused([{ path: 'email', key: EMAIL_SAME, params: {} }])
  await requirePassword(context, customer, { password: input.password, field: 'password' })
  await services.limits.emailChange.use([request.address, `account:${customer.id}`], now)

  const isTaken = (await registeredByEmail(sql, email)) !== null
  const [token, oldToken] = [newToken(), newToken()]
  return context.inOneCommit(async (transaction) => {
    await lockAccount(transaction, customer.id)
    if ((await deskChangeOf(transaction, customer.id, now)) !== null) throw movedByDesk()
    await keepEmailChange(transaction, {
      id: newKey(),
      customerId: customer.id,
      oldEmail: customer.email,
      newEmail: email,
      tokenHash: tokenHash(token),
      oldTokenHash: tokenHash(oldToken),
      expiresAt: new Date(now.getTime() + EMAIL_CONFIRM_HOURS * 60 * 60_000),
      askedAt: now,
    })
    const mail = emailChangeMail(shop, { to: email, token, addressOf })
    await putMailIf(transaction, !isTaken, { mail, now })
    const asked = emailChangeAskedMail(shop, { to: customer.email, email, token: oldToken, addressOf })
    await putMail(transaction, asked, now)
    return {}
  })
})

function movedByDesk() {
  return problem(
    409,
    'email_change_by_desk',
    'Customer service is moving this account to another address. Until that is confirmed or a day is over, no other change can be asked for.',
  )
}
