import type { User } from '@shop/domain/user/user'
import type { SessionContext } from '../on.ts'
import { rotateSession } from '../session/session-service.ts'
import { guestCustomer } from './guest-customer.ts'
import { type PersonFields, personOf } from './person-fields.ts'
import { toldUser } from './told-user.ts'

/** Goes on as a guest: basket and wishlist stay where they are, the session gets a new token. */
export async function continueAsGuest(context: SessionContext, form: PersonFields): Promise<User> {
  const { database, session, now } = context
  const opened = await database.transaction(async (sql) => {
    const customer = await guestCustomer(sql, session, personOf(form))
    const rotated = await rotateSession(sql, session, {
      now,
      userId: session.userId,
      customerId: customer.id,
      loggedIn: false,
    })
    return { ...rotated, customer }
  })
  context.setSession(opened)
  return toldUser(opened.session, opened.customer)
}
