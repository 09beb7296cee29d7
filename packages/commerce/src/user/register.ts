import { createHash } from 'node:crypto'
import { problem } from '@shop/api-client/contract/problem'
import { isLeaked, leakQuery } from '@shop/domain/user/password-leak'
import type { User } from '@shop/domain/user/user'
import { newKey } from '../db/new-key.ts'
import type { SessionContext } from '../on.ts'
import type { LeakedPasswords } from '../ports/leaked-passwords.ts'
import { rotateSession } from '../session/session-service.ts'
import { newUserId } from '../session/token.ts'
import { type Customer, newCustomerNo } from './customer.ts'
import { insertCustomer } from './customer-store.ts'
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
  if (await isKnownLeak(services.leakedPasswords, password))
    throw refusal(
      'register_password',
      'reset-password.fields.new-password.leaked',
      'The password is known from a leak.',
    )

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
      throw refusal(
        'email',
        'register.emailTaken',
        'There is an account with this e-mail already. Sign in instead.',
      )
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

async function isKnownLeak(list: LeakedPasswords, password: string): Promise<boolean> {
  const sha1 = createHash('sha1').update(password).digest('hex')
  // spec §8: a failed leak check counts as not leaked.
  const suffixes = await list.suffixes(leakQuery(sha1).prefix).catch(() => null)
  return isLeaked(sha1, suffixes)
}

function refusal(path: string, key: string, detail: string) {
  return problem(422, 'input_invalid', detail, [{ path, key, params: {} }])
}
