import { problem } from '@shop/api-client/contract/problem'
import type { User } from '@shop/domain/user/user'
import { newKey } from '@shop/engine/db/new-key'
import { markedDevice } from '@shop/engine/session/known-device'
import { passwordHash } from '@shop/engine/session/password-hash'
import { emptyHandover } from '@shop/engine/session/session-service'
import { newUserId } from '@shop/engine/session/token'
import { putMail } from '@shop/mail/outbox/outbox-store'
import type { SessionContext } from '../on.ts'
import { refuseBlocked } from './blocked-people-store.ts'
import { type Customer, newCustomerNo } from './customer.ts'
import { insertCustomer } from './customer-store.ts'
import { refuseKnownLeak } from './password/known-leak.ts'
import { type PersonFields, personOf } from './person-fields.ts'
import { sessionUser } from './session-user.ts'
import { signInCustomer } from './sign-in-customer.ts'
import { welcomeMail } from './welcome-mail.ts'

/**
 * Makes a customer account and signs it in; basket and wishlist of the visitor become the customer's. 422 with
 * `register.emailTaken` when the e-mail has an account, `reset-password.fields.new-password.leaked` when the password
 * is in a leak, 403 `customer_blocked` for a blocked address. Five existing accounts within an hour block further
 * registrations: a new account signs in at once, so the answer has to reveal an existing one, but lists of addresses
 * cannot be tried.
 */
export async function register(
  context: SessionContext,
  form: PersonFields & { register_password?: string },
): Promise<User> {
  const { services, request, now, session } = context
  await services.limits.register.use([request.address], now)
  await services.limits.emailTaken.require([request.address], now)
  const password = form.register_password ?? ''
  await refuseKnownLeak(services.leakedPasswords, password, 'register_password')

  const hash = await passwordHash(password)
  const taken = emailTaken()
  const registered = context.inOneCommit(async (sql) => {
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
    await refuseBlocked(sql, customer.email)
    if (!(await insertCustomer(sql, customer))) throw taken
    const { addressOf, shop } = context
    await putMail(sql, welcomeMail(shop, { ...welcomed(customer), addressOf }), now)
    const opened = await signInCustomer(sql, customer, { session, services, now })
    // The visitor's basket is the account's from now on: the old token must not read it for another moment.
    await emptyHandover(sql, session)
    context.setSession(opened)
    context.markDevice(markedDevice(request.deviceMarks ?? null, hash))
    return sessionUser(opened.session, customer)
  })
  try {
    return await registered
  } catch (refused) {
    // Counted outside of the transaction, which takes back whatever it has done.
    if (refused === taken) await services.limits.emailTaken.use([request.address], now)
    throw refused
  }
}

function emailTaken() {
  return problem(422, 'input_invalid', 'There is an account with this e-mail already. Sign in instead.', [
    { path: 'email', key: 'register.emailTaken', params: {} },
  ])
}

function welcomed({ email, firstName, lastName, customerNo }: Customer) {
  return { to: email, name: `${firstName} ${lastName}`, customerNo }
}
