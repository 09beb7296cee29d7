import { problem } from '@shop/api-client/contract/problem'
import type { User } from '@shop/domain/user/user'
import { newKey } from '../db/new-key.ts'
import type { SessionContext } from '../on.ts'
import { rotateSession } from '../session/session-service.ts'
import { newUserId } from '../session/token.ts'
import { type Customer, newCustomerNo } from './customer.ts'
import { insertCustomer } from './customer-store.ts'
import { refuseKnownLeak } from './known-leak.ts'
import { passwordHash } from './password-hash.ts'
import { type PersonFields, personOf } from './person-fields.ts'
import { toldUser } from './told-user.ts'

/**
 * Makes a customer account and signs it in; basket and wishlist of the visitor become the customer's.
 * 422 with `register.emailTaken` when the e-mail has an account, `reset-password.fields.new-password.leaked`
 * when the password is known to the world.
 */
export async function register(
  context: SessionContext,
  form: PersonFields & { register_password?: string },
): Promise<User> {
  const { services, request, now, database, session } = context
  services.limits.register.use([request.address], now)
  const password = form.register_password ?? ''
  await refuseKnownLeak(services.leakedPasswords, password, 'register_password')

  const hash = await passwordHash(password)
  const opened = await database.transaction(async (sql) => {
    const customer: Customer = {
      id: newKey(),
      // A guest of this session keeps the old customer row, so the account needs an owner id of its own then.
      userId: session.customerId === null ? session.userId : newUserId(),
      ...personOf(form),
      phone: null,
      birthDate: null,
      customerNo: newCustomerNo(),
      passwordHash: hash,
      isGuest: false,
    }
    if (!(await insertCustomer(sql, customer)))
      throw problem(422, 'input_invalid', 'There is an account with this e-mail already. Sign in instead.', [
        { path: 'email', key: 'register.emailTaken', params: {} },
      ])
    const rotated = await rotateSession(sql, session, {
      now,
      userId: customer.userId,
      customerId: customer.id,
      loggedIn: true,
    })
    return { ...rotated, customer }
  })
  context.setSession(opened)
  return toldUser(opened.session, opened.customer)
}
