import { problem } from '@shop/api-client/contract/problem'
import type { User } from '@shop/domain/user/user'
import { deviceKey, knownDevice, markedDevice } from '@shop/engine/session/known-device'
import { accountAndNetwork } from '@shop/engine/session/network-of'
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
 * Attempts are counted for the account, so that guessing is bounded, with a part of them for each network, and apart on
 * each device that has signed in with it before, so that strangers with wrong passwords do not lock the owner out.
 *
 * @see spec §4 "Session"; product §11.16; design §7
 */
export async function logIn(
  context: SessionContext,
  { email, password }: { email: string; password: string },
): Promise<User> {
  const { request, services } = context
  const marks = request.deviceMarks ?? null
  const customer = await registeredByEmail(context.sql, email)
  const key = customer && deviceKey(customer, services.secret)
  await countAttempt(context, { email, device: knownDevice(marks, key) })

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
  { services: { limits }, request: { address }, now }: SessionContext,
  { email, device }: { email: string; device: string | null },
): Promise<void> {
  const account = `account:${email}`
  if (device !== null) return limits.signInKnownDevice.use([`${account} on ${device}`], now)
  await limits.signInAddress.use([address], now)
  await limits.signInNetwork.use([accountAndNetwork(account, address)], now)
  await limits.signIn.use([account], now)
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
