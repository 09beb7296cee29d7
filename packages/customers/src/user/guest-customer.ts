import type { Gender } from '@shop/domain/user/user'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import type { Session } from '@shop/engine/session/session'
import { type Customer, newCustomerNo } from './customer.ts'
import { customerById, insertCustomer, updatePerson } from './customer-store.ts'

type Person = { email: string; firstName: string; lastName: string; gender: Gender }

/**
 * Creates the guest of a session, or updates it when the session has one. A guest is never looked up by e-mail: knowing
 * an address must not give access to a person's past.
 */
export async function guestCustomer(sql: Sql, session: Session, person: Person): Promise<Customer> {
  const known = session.customerId === null ? null : await customerById(sql, session.customerId)
  if (known?.isGuest) {
    await updatePerson(sql, known.id, person)
    return { ...known, ...person }
  }

  const customer: Customer = {
    id: newKey(),
    userId: session.userId,
    ...person,
    phone: null,
    birthDate: null,
    customerNo: newCustomerNo(),
    passwordHash: null,
    isGuest: true,
  }
  await insertCustomer(sql, customer)
  return customer
}
