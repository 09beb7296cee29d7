import { problem } from '@shop/api-client/contract/problem'
import type { User } from '@shop/domain/user/user'
import type { SessionContext } from '../on.ts'
import type { Customer } from './customer.ts'
import { registeredByEmail, renewPasswordHash } from './customer-store.ts'
import { isOutdated, isPassword, passwordHash } from './password-hash.ts'
import { signInCustomer } from './sign-in-customer.ts'
import { toldUser } from './told-user.ts'

/**
 * Signs a registered customer in. What lay in the basket and wishlist of the visitor comes along.
 * A wrong password and an unknown e-mail are the same refusal: 422 `credentials_wrong`.
 *
 * @see spec §4 "Session"; product §11.16
 */
export async function logIn(
  context: SessionContext,
  { email, password }: { email: string; password: string },
): Promise<User> {
  const { database, services, now, request } = context
  services.limits.signInAddress.use([request.address], now)
  services.limits.signIn.use([`account:${email}`], now)

  const customer = await registeredByEmail(context.sql, email)
  if (!(await isPassword(password, customer?.passwordHash ?? null)) || customer === null)
    throw problem(422, 'credentials_wrong', 'E-mail and password do not belong together.', [
      { path: 'password', key: 'login.wrong', params: {} },
    ])

  await renewOutdatedHash(context, customer, password)
  const opened = await database.transaction((sql) => signInCustomer(sql, context.session, customer, now))
  context.setSession(opened)
  return toldUser(opened.session, customer)
}

/** Only now the password is known, so this is the moment to keep it at today's cost. */
async function renewOutdatedHash(
  { sql }: SessionContext,
  { id, passwordHash: known }: Customer,
  password: string,
): Promise<void> {
  if (known === null || !isOutdated(known)) return
  await renewPasswordHash(sql, { id, known, renewed: await passwordHash(password) })
}
