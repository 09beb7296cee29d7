import { loadPersonalData } from '@shop/api-client/contract/user-personal-data'
import { onSession } from '../on.ts'
import { toldUser } from '../user/told-user.ts'
import { ownCustomer } from './own-customer.ts'

export const loadPersonalDataHandler = onSession(loadPersonalData).answer(async (_, { sql, session }) =>
  toldUser(session, await ownCustomer(sql, session)),
)
