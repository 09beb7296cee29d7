import type { User } from '@shop/domain/user/user'
import type { Sql } from '@shop/engine/db/database'
import type { Session } from '@shop/engine/session/session'
import type { Customer } from './customer.ts'
import { customerById } from './customer-store.ts'

/** The user of a browser that has no session. */
export function nobody(): User {
  return { ...ANONYMOUS, id: '' }
}

/** The user of a session, with what is known of its customer. */
export async function visitorUser(sql: Sql, session: Session): Promise<User> {
  const customer = session.customerId === null ? null : await customerById(sql, session.customerId)
  return sessionUser(session, customer)
}

/** The user of a session, as the visitor sees it. @see spec §3 "User" */
export function sessionUser(session: Session, customer: Customer | null): User {
  if (customer === null) return { ...ANONYMOUS, id: session.userId }
  return {
    id: session.userId,
    firstName: customer.firstName,
    lastName: customer.lastName,
    gender: customer.gender,
    email: customer.email,
    phone: customer.phone,
    birthDate: customer.birthDate,
    customerNo: customer.isGuest ? null : customer.customerNo,
    loggedIn: session.loggedIn,
    isGuestCustomer: customer.isGuest,
    registered: !customer.isGuest,
  }
}

const ANONYMOUS: Omit<User, 'id'> = {
  firstName: '',
  lastName: '',
  gender: null,
  email: '',
  phone: null,
  birthDate: null,
  customerNo: null,
  loggedIn: false,
  isGuestCustomer: false,
  registered: false,
}
