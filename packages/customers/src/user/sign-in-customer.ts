import type { Sql } from '@shop/engine/db/database'
import type { Session } from '@shop/engine/session/session'
import { rotateSession } from '@shop/engine/session/session-service'
import type { CustomerServices } from '../on.ts'
import { mergeWishlists } from '../wishlist/merge-wishlists.ts'
import type { Customer } from './customer.ts'
import { noteSignIn } from './customer-store.ts'

type SigningIn = { session: Session; services: CustomerServices; now: Date }

/**
 * Continues the session as this customer under a new token; basket, wishlist and an order that waits for its payment
 * are merged, and what the session has ordered as a guest with the customer's address of mail is theirs. Runs within a
 * transaction, after authentication.
 *
 * @see spec §4 "Session"; product §11.16
 */
export async function signInCustomer(
  sql: Sql,
  customer: Customer,
  { session, services, now }: SigningIn,
): Promise<{ token: string; session: Session }> {
  if (session.userId !== customer.userId) {
    await services.mergeVisitor(sql, { from: session.userId, to: customer.userId, now })
    await mergeWishlists(sql, { from: session.userId, to: customer.userId })
  }
  if (!session.loggedIn && session.customerId !== null)
    await services.adoptGuestOrders(sql, { guestId: session.customerId, account: customer, now })
  await noteSignIn(sql, customer.id, now)
  return rotateSession(sql, session, {
    now,
    userId: customer.userId,
    customerId: customer.id,
    loggedIn: true,
  })
}
