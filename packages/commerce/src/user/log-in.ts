import { problem } from '@shop/api-client/contract/problem'
import type { User } from '@shop/domain/user/user'
import { mergeBaskets } from '../basket/merge-baskets.ts'
import type { SessionContext } from '../on.ts'
import { rotateSession } from '../session/session-service.ts'
import { mergeWishlists } from '../wishlist/merge-wishlists.ts'
import { registeredByEmail } from './customer-store.ts'
import { isPassword } from './password-hash.ts'
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
  services.limits.signIn.use([request.address, `account:${email}`], now)

  const customer = await registeredByEmail(context.sql, email)
  if (!(await isPassword(password, customer?.passwordHash ?? null)) || customer === null)
    throw problem(422, 'credentials_wrong', 'E-mail and password do not belong together.', [
      { path: 'password', key: 'login.wrong', params: {} },
    ])

  const opened = await database.transaction(async (sql) => {
    const { session } = context
    if (session.userId !== customer.userId) {
      await mergeBaskets(sql, { from: session.userId, to: customer.userId })
      await mergeWishlists(sql, { from: session.userId, to: customer.userId })
    }
    return rotateSession(sql, session, {
      now,
      userId: customer.userId,
      customerId: customer.id,
      loggedIn: true,
    })
  })
  context.setSession(opened)
  return toldUser(opened.session, customer)
}
