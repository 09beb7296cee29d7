import { mergeBaskets } from '../basket/merge-baskets.ts'
import type { Sql } from '../db/database.ts'
import type { Session } from '../session/session.ts'
import { rotateSession } from '../session/session-service.ts'
import { mergeWishlists } from '../wishlist/merge-wishlists.ts'
import type { Customer } from './customer.ts'

/**
 * Goes on as this customer under a new token; basket, wishlist and an order that
 * waits for its payment come along: it is one shopper. For use within a
 * transaction, after whatever proves who it is.
 *
 * @see spec §4 "Session"; product §11.16
 */
export async function signInCustomer(
  sql: Sql,
  session: Session,
  customer: Customer,
  now: Date,
): Promise<{ token: string; session: Session }> {
  if (session.userId !== customer.userId) {
    await mergeBaskets(sql, { from: session.userId, to: customer.userId, now })
    await mergeWishlists(sql, { from: session.userId, to: customer.userId })
  }
  return rotateSession(sql, session, {
    now,
    userId: customer.userId,
    customerId: customer.id,
    loggedIn: true,
  })
}
