import { loadUser } from '@shop/api-client/contract/user'
import { onSession } from '../on.ts'
import { customerById } from './customer-store.ts'
import { sessionUser } from './session-user.ts'

/** The visitor's user; a first visit creates an anonymous session. */
export const loadUserHandler = onSession(loadUser).answer(async (_, { sql, session }) => {
  const customer = session.customerId === null ? null : await customerById(sql, session.customerId)
  return sessionUser(session, customer)
})
