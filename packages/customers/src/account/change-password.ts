import { problem } from '@shop/api-client/contract/problem'
import { changePassword } from '@shop/api-client/contract/user-security'
import { passwordProblems } from '@shop/domain/user/password'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { markedDevice } from '@shop/engine/session/known-device'
import { passwordHash } from '@shop/engine/session/password-hash'
import { emptyHandover, rotateSession } from '@shop/engine/session/session-service'
import { deleteOtherSessions } from '@shop/engine/session/session-store'
import { onSession } from '../on.ts'
import { replacePasswordHash } from '../user/customer-store.ts'
import { refuseKnownLeak } from '../user/password/known-leak.ts'
import { ownCustomer, requirePassword } from './own-customer.ts'

/**
 * Changes the password. Every other session ends at once and this one gets a new token, so that a stolen one is
 * worthless. A pending reset link ends, too, and other devices are no longer known.
 *
 * @see product §3; spec §5 "Password"
 */
export const changePasswordHandler = onSession(changePassword).answer(async (input, context) => {
  const { database, services, session, request, now, sql } = context
  const errors = passwordProblems(input.password)
  if (errors.length > 0) throw fieldsRefused(errors)
  const customer = await ownCustomer(sql, session)
  await requirePassword(context, customer, { password: input.currentPassword, field: 'currentPassword' })
  await refuseKnownLeak(services.leakedPasswords, input.password, 'password')

  const renewed = await passwordHash(input.password)
  const opened = await database.transaction(async (transaction) => {
    const { id, userId, passwordHash: known } = customer
    if (!(await replacePasswordHash(transaction, { id, known: known ?? '', renewed, now })))
      throw problem(409, 'password_changed', 'The password was changed elsewhere. Sign in again.')
    await deleteOtherSessions(transaction, userId, session.id)
    const rotated = await rotateSession(transaction, session, { now, userId, customerId: id, loggedIn: true })
    await emptyHandover(transaction, session)
    return rotated
  })
  context.setSession(opened)
  context.markDevice(markedDevice(request.deviceMarks ?? null, renewed))
  return {}
})
