import { problem } from '@shop/api-client/contract/problem'
import { loadBalance } from '@shop/api-client/contract/user-balance'
import { ownId } from '@shop/customers/account/own-customer'
import { onSession } from '../on.ts'
import { balanceBookings, balanceOf } from './balance-store.ts'

/** What the shop holds for this customer in the currency of this shop, and how it came to that. */
export const loadBalanceHandler = onSession(loadBalance).answer(async (_, { shop, session, sql }) => {
  if (!shop.features.accountBalance) throw problem(404, 'not_found', 'This shop has no account balances.')
  const account = { customerId: ownId(session), currency: shop.market.currency }
  const bookings = await balanceBookings(sql, account)
  return {
    amount: await balanceOf(sql, account),
    currencyCode: account.currency,
    bookings: bookings.map((booking) => ({ ...booking, at: booking.at.toISOString() })),
  }
})
