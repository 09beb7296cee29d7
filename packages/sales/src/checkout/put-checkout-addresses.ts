import { putCheckoutAddresses } from '@shop/api-client/contract/checkout'
import type { ParsedInputOf } from '@shop/api-client/contract/define-call'
import { addressProblems } from '@shop/domain/address/address-problems'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { COUNTRIES } from '@shop/domain/market/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { authProblems } from '@shop/domain/user/auth-form'
import { onSession } from '../on.ts'
import { checkoutState } from './checkout-service.ts'
import { keepAddresses, under } from './keep-addresses.ts'

/**
 * Keeps the addresses. An e-mail address creates or updates the guest of this session, unless a customer is signed in.
 */
export const putCheckoutAddressesHandler = onSession(putCheckoutAddresses).answer(
  async ({ email = null, shipping, billing = null }, context) =>
    context.database.transaction(async (sql) => {
      const now = await keepAddresses(context, sql, { email, shipping, billing })
      return (await checkoutState(now, sql)).checkout
    }),
  { problems: typedProblems },
)

/** What is wrong with addresses whatever the way of shipping and paying asks for besides. */
function typedProblems(
  { email, shipping, billing = null }: ParsedInputOf<typeof putCheckoutAddresses>,
  { shop: { market }, now }: { shop: Shop; now: Date },
): FormProblem[] {
  const demands = { phoneRequired: false, birthDateRequired: false, now }
  const delivery = { ...demands, countries: deliveryCountries(market) }
  return [
    ...(email === undefined ? [] : authProblems('reset', { email }, market)),
    ...under('shipping', addressProblems(shipping, market, delivery)),
    ...(billing === null
      ? []
      : under('billing', addressProblems(billing, market, { ...demands, countries: COUNTRIES }))),
  ]
}
