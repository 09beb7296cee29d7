import { problem } from '@shop/api-client/contract/problem'
import type { Sql } from '@shop/engine/db/database'
import { isPassword } from '@shop/engine/session/password-hash'
import type { Session } from '@shop/engine/session/session'
import type { SessionContext } from '../on.ts'
import type { Customer } from '../user/customer.ts'
import { customerById } from '../user/customer-store.ts'

/** The id of the signed-in customer, for calls with the rights `customer`. */
export function ownId({ customerId }: Session): string {
  if (customerId === null)
    throw new Error('A signed-in session has no customer: calls with other rights came here.')
  return customerId
}

/** The signed-in customer. Throws 401 when the account was deleted in this very moment. */
export async function ownCustomer(sql: Sql, session: Session): Promise<Customer> {
  const customer = await customerById(sql, ownId(session))
  if (customer === null) throw problem(401, 'sign_in_required', 'This account is gone.')
  return customer
}

/**
 * Asks a signed-in customer for the password again. Attempts are counted for the account, so that a stolen session
 * cannot guess it.
 *
 * @throws 422 `credentials_wrong` at the field, 429 `too_many_attempts`
 */
export async function requirePassword(
  { services, now }: SessionContext,
  customer: Customer,
  { password, field }: { password: string; field: string },
): Promise<void> {
  await services.limits.password.use([`account:${customer.id}`], now)
  if (await isPassword(password, customer.passwordHash)) return
  throw problem(422, 'credentials_wrong', 'This is not the password of the account.', [
    { path: field, key: 'password.wrong', params: {} },
  ])
}
