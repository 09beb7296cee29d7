import { type LoyaltyNumber, loadLoyaltyNumber } from '@shop/api-client/contract/loyalty'
import type { Sql } from '@shop/engine/db/database'
import { checkoutChoices } from '../../checkout/checkout-store.ts'
import { onSession, type SessionContext } from '../../on.ts'
import { asksForNumber } from '../asks-for-number.ts'
import { keptLoyaltyNumber } from './loyalty-number-store.ts'

/** The number of the visitor, and what may be done with it. @see docs/integrations/loyalty.md */
export const loadLoyaltyNumberHandler = onSession(loadLoyaltyNumber).answer((_, context) =>
  loyaltyNumberOf(context, context.sql),
)

/** What was said for the next order wins over what the account keeps. */
export async function loyaltyNumberOf(context: SessionContext, sql: Sql): Promise<LoyaltyNumber> {
  const { session, shop } = context
  const mayKeep = session.loggedIn && session.customerId !== null
  if (!asksForNumber(context)) return { isAsked: false, number: null, isKept: false, mayKeep }
  const kept = session.customerId === null ? null : await keptLoyaltyNumber(sql, session.customerId)
  const { loyaltyNumber } = await checkoutChoices(sql, shop.shopId, session.userId)
  return { isAsked: true, number: loyaltyNumber ?? kept, isKept: kept !== null, mayKeep }
}
