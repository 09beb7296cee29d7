import { putCheckoutAddresses } from '@shop/api-client/contract/checkout'
import { onSession } from '../on.ts'
import { checkoutState } from './checkout-service.ts'
import { keepAddresses } from './keep-addresses.ts'

/** Keeps the addresses. An e-mail makes or renews the guest of this session, unless somebody is signed in. */
export const putCheckoutAddressesHandler = onSession(putCheckoutAddresses).answer(
  async ({ email = null, shipping, billing = null }, context) =>
    context.database.transaction(async (sql) => {
      const now = await keepAddresses(context, sql, { email, shipping, billing })
      return (await checkoutState(now, sql)).checkout
    }),
)
