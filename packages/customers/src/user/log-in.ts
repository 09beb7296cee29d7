import { problem } from '@shop/api-client/contract/problem'
import type { User } from '@shop/domain/user/user'
import { isKnownDevice, markedDevice } from '@shop/engine/session/known-device'
import { isOutdated, isPassword, passwordHash } from '@shop/engine/session/password-hash'
import type { SessionContext } from '../on.ts'
import { refuseBlocked } from './blocked-people-store.ts'
import type { Customer } from './customer.ts'
import { registeredByEmail, renewPasswordHash } from './customer-store.ts'
import { sessionUser } from './session-user.ts'
import { signInCustomer } from './sign-in-customer.ts'

/**
 * Signs a registered customer in and merges the visitor's basket and wishlist. A wrong password and an unknown e-mail
 * are the same refusal: 422 `credentials_wrong`. A blocked account is refused only after the password was right: 403
 * `customer_blocked`.
 *
 * Attempts are counted for the account, so that guessing is bounded, and apart on devices that have signed in with it
 * before, so that strangers with wrong passwords do not lock the owner out.
 *
 * @see spec §4 "Session"; product §11.16; design §7
 */
export async function logIn(
  context: SessionContext,
  { email, password }: { email: string; password: string },
): Promise<User> {
  const { request } = context
  const marks = request.deviceMarks ?? null
  const customer = await registeredByEmail(context.sql, email)
  await countAttempt(context, { email, isKnown: isKnownDevice(marks, customer?.passwordHash ?? null) })

  if (!(await isPassword(password, customer?.passwordHash ?? null)) || customer === null)
    throw problem(422, 'credentials_wrong', 'E-mail and password do not belong together.', [
      { path: 'password', key: 'login.wrong', params: {} },
    ])

  await refuseBlocked(context.sql, customer.email)
  const hash = await renewedHash(context, customer, password)
  return context.inOneCommit(async (sql) => {
    const opened = await signInCustomer(sql, customer, context)
    context.setSession(opened)
    if (hash !== null) context.markDevice(markedDevice(marks, hash))
    return sessionUser(opened.session, customer)
  })
}

/** A neighbour behind the same address uses up nothing of the owner's either. */
async function countAttempt(
  { services: { limits }, request, now }: SessionContext,
  { email, isKnown }: { email: string; isKnown: boolean },
): Promise<void> {
  const account = `account:${email}`
  if (isKnown) await limits.signInKnownDevice.use([account], now)
  else {
    await limits.signInAddress.use([request.address], now)
    await limits.signIn.use([account], now)
  }
}

/** Rehashes a password at today's cost, now that it is known. Returns the stored hash. */
async function renewedHash(
  { sql }: SessionContext,
  { id, passwordHash: known }: Customer,
  password: string,
): Promise<string | null> {
  if (known === null || !isOutdated(known)) return known
  const renewed = await passwordHash(password)
  await renewPasswordHash(sql, { id, known, renewed })
  return renewed
}
