import { problem } from '@shop/api-client/contract/problem'
import { resetPassword } from '@shop/api-client/contract/user'
import { passwordProblems } from '@shop/domain/user/password'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { markedDevice } from '@shop/engine/session/known-device'
import { passwordHash } from '@shop/engine/session/password-hash'
import { emptyHandover } from '@shop/engine/session/session-service'
import { tokenHash } from '@shop/engine/session/token'
import { onSession } from '../on.ts'
import { refuseBlocked } from './blocked-people-store.ts'
import { customerById } from './customer-store.ts'
import { refuseKnownLeak } from './password/known-leak.ts'
import { proveMailbox } from './prove-mailbox.ts'
import { isResetLink, takeResetLink } from './reset-link-store.ts'
import { sessionUser } from './session-user.ts'
import { signInCustomer } from './sign-in-customer.ts'

/**
 * Sets the password that a reset link allows, signs in here and out everywhere else. The link works once, 60 minutes, and
 * ends the account's other links. The first proof of the mailbox ends passkeys as well.
 *
 * 422 `input_invalid` for a password against the rules or from a leak: the link stays good. 410 `reset_link_expired`
 * for a link that is unknown, used or expired, without saying which. 403 `customer_blocked` for a blocked account.
 *
 * @see product §3; spec §5 "Password"
 */
export const resetPasswordHandler = onSession(resetPassword).answer(async ({ hash, password }, context) => {
  const { services, request, now, session } = context
  const errors = passwordProblems(password)
  if (errors.length > 0) throw fieldsRefused(errors)
  const link = { tokenHash: tokenHash(hash), now }
  // By link, so that nobody is kept from theirs by others behind the same address; of guesses a network has many, as none
  // of 256 bits is ever right.
  await services.limits.resetLinkNetwork.use([request.address], now)
  await services.limits.resetLink.use([link.tokenHash], now)
  // A guess costs a look, and neither a question to the service of leaks nor the work of a hash.
  if (!(await isResetLink(context.sql, link))) throw expired()
  await refuseKnownLeak(services.leakedPasswords, password, 'password')

  const newHash = await passwordHash(password)
  return context.inOneCommit(async (sql) => {
    const ownerId = await takeResetLink(sql, link)
    const owner = ownerId === null ? null : await customerById(sql, ownerId)
    if (owner === null) throw expired()
    await refuseBlocked(sql, owner.email)
    await proveMailbox(sql, owner, { session, passwordHash: newHash, now })
    const opened = await signInCustomer(sql, owner, { session, services, now })
    await emptyHandover(sql, session)
    context.setSession(opened)
    context.markDevice(markedDevice(request.deviceMarks ?? null, newHash))
    return sessionUser(opened.session, owner)
  })
})

function expired() {
  return problem(410, 'reset_link_expired', 'This link is used or too old. Ask for a new one.')
}
