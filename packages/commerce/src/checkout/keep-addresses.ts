import type { Address } from '@shop/domain/checkout/address'
import { type AddressDemands, addressProblems } from '@shop/domain/checkout/address-problems'
import { normalisedAddress } from '@shop/domain/checkout/normalised-address'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { COUNTRIES } from '@shop/domain/shop/markets'
import { authProblems } from '@shop/domain/user/auth-form'
import { normalisedEmail } from '@shop/domain/user/normalised-email'
import type { Sql } from '../db/database.ts'
import type { SessionContext } from '../on.ts'
import { attachCustomer } from '../session/session-store.ts'
import { guestCustomer } from '../user/guest-customer.ts'
import { fieldsRefused } from '../user/require-valid-fields.ts'
import { checkoutState } from './checkout-service.ts'
import { changeChoices } from './checkout-store.ts'

type Wish = { email: string | null; shipping: Address; billing: Address | null }

/**
 * Keeps the addresses of an order. An e-mail makes or renews the guest of this session, unless somebody is signed in.
 * Returns the context of whoever it is now.
 *
 * @throws 422 with every field that is wrong
 */
export async function keepAddresses(
  context: SessionContext,
  sql: Sql,
  { email: written, shipping, billing }: Wish,
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
