import type { Sql } from '@shop/engine/db/database'
import type { SessionContext } from '../on.ts'
import { balanceOf, waitingBalance } from './balance-store.ts'

/**
 * What this visitor's balance could pay here, minor units: what it holds, and what an own unpaid order would release
 * when ordering again. Nothing for guests, and in shops without balances.
 *
 * @see spec §6 "account balance"; product §4
 */
export async function payableBalance(context: SessionContext, sql: Sql): Promise<number> {
  const { session, shop } = context
  const { customerId, userId } = session
  if (customerId === null || !mayPayByBalance(context)) return 0
  const account = { customerId, currency: shop.market.currency }
  return (
    (await balanceOf(sql, account)) + (await waitingBalance(sql, account, { shopId: shop.shopId, userId }))
  )
}

/** Whether this visitor can have a balance to pay with here; otherwise it is not looked up. */
export function mayPayByBalance({ session, shop }: Pick<SessionContext, 'session' | 'shop'>): boolean {
  return shop.features.accountBalance && session.loggedIn && session.customerId !== null
}
