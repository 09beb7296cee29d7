import { loadPersonalData } from '@shop/api-client/contract/user-personal-data'
import { onSession } from '../on.ts'
import { sessionUser } from '../user/session-user.ts'
import { ownCustomer } from './own-customer.ts'

export const loadPersonalDataHandler = onSession(loadPersonalData).answer(async (_, { sql, session }) =>
  sessionUser(session, await ownCustomer(sql, session)),
)
