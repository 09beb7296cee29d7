import { guestCustomer } from '@shop/customers/user/guest-customer'
import type { Address } from '@shop/domain/address/address'
import { type AddressDemands, addressProblems } from '@shop/domain/address/address-problems'
import { normalisedAddress } from '@shop/domain/address/normalised-address'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { COUNTRIES } from '@shop/domain/market/markets'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { authProblems } from '@shop/domain/user/auth-form'
import type { Sql } from '@shop/engine/db/database'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { attachCustomer } from '@shop/engine/session/session-store'
import type { SessionContext } from '../on.ts'
import { checkoutState } from './checkout-service.ts'
import { changeChoices } from './checkout-store.ts'

type KeepAddressesInput = { email: string | null; shipping: Address; billing: Address | null }

/**
 * Keeps the addresses of an order. An e-mail address creates or updates the guest of this session, unless a customer is
 * signed in. Returns the context of the resulting session.
 *
 * @throws 422 with every field that is wrong
 */
export async function keepAddresses(
  context: SessionContext,
  sql: Sql,
  { email: written, shipping, billing }: KeepAddressesInput,
): Promise<SessionContext> {
  const { shop, session, now } = context
  const email = written === null || session.loggedIn ? null : normalisedEmail(written)
  const { market } = shop

  const before = await checkoutState(context, sql)
  const demands: AddressDemands = {
    phoneRequired: before.checkout.shippingMethods.some(({ key }) => key === 'freight'),
    birthDateRequired: false,
    now,
  }
  const anywhere = { ...demands, phoneRequired: false, countries: COUNTRIES }
  const errors = [
    ...(email === null ? [] : authProblems('reset', { email }, market)),
    ...under('shipping', addressProblems(shipping, market, demands)),
    ...(billing === null ? [] : under('billing', addressProblems(billing, market, anywhere))),
  ]
  if (errors.length > 0) throw fieldsRefused(errors)

  const customerId = email === null ? session.customerId : await guestOf(email, shipping)
  await changeChoices(sql, shop.shopId, session.userId, {
    shippingAddress: normalisedAddress(shipping),
    billingAddress: billing === null ? null : normalisedAddress(billing),
    ...(shipping.birthDate === null ? {} : { birthDate: shipping.birthDate }),
  })
  return { ...context, session: { ...session, customerId } }

  async function guestOf(address: string, { firstName, lastName, gender }: Address): Promise<string> {
    const person = { email: address, firstName: firstName.trim(), lastName: lastName.trim(), gender }
    const guest = await guestCustomer(sql, session, person)
    await attachCustomer(sql, session.id, guest.id)
    return guest.id
  }
}

export function under(name: string, problems: readonly FormProblem[]): FormProblem[] {
  return problems.map(({ path, key, params }) => ({ path: `${name}.${path}`, key, params }))
}
