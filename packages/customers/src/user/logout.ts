import { logout } from '@shop/api-client/contract/user'
import { deleteSession } from '@shop/engine/session/session-store'
import { onSession } from '../on.ts'

/** Ends the session; the basket of a customer stays with the customer. */
export const logoutHandler = onSession(logout).answer(async (_, { inOneCommit, session, endSession }) =>
  inOneCommit(async (sql) => {
    await deleteSession(sql, session.id)
    endSession()
    return { statusCode: 200 as const }
  }),
)
