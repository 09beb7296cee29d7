import type { User } from '@shop/domain/user/user'
import { rotateSession } from '@shop/engine/session/session-service'
import type { SessionContext } from '../on.ts'
import { customerById } from './customer-store.ts'
import { guestCustomer } from './guest-customer.ts'
import { type PersonFields, personOf } from './person-fields.ts'
import { sessionUser } from './session-user.ts'

/**
 * Continues as a guest: basket and wishlist are kept, the session gets a new token. A signed-in customer stays signed
 * in.
 */
export async function continueAsGuest(context: SessionContext, form: PersonFields): Promise<User> {
  const { session, now, sql } = context
  const signedIn =
    session.loggedIn && session.customerId !== null ? await customerById(sql, session.customerId) : null
  if (signedIn !== null) return sessionUser(session, signedIn)

  return context.inOneCommit(async (transaction) => {
    const customer = await guestCustomer(transaction, session, personOf(form))
    const rotated = await rotateSession(transaction, session, {
      now,
      userId: session.userId,
      customerId: customer.id,
      loggedIn: false,
    })
    context.setSession(rotated)
    return sessionUser(rotated.session, customer)
  })
}
