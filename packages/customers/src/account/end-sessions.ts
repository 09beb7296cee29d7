import { endSessions } from '@shop/api-client/contract/user-security'
import { deleteOtherSessions, deleteSession } from '@shop/engine/session/session-store'
import { onSession } from '../on.ts'

/** Signs out everywhere else, on demand here as well. Nothing else of the account changes. */
export const endSessionsHandler = onSession(endSessions).answer(async ({ here }, context) => {
  const { database, session } = context
  await database.transaction(async (sql) => {
    await deleteOtherSessions(sql, session.userId, session.id)
    if (here) await deleteSession(sql, session.id)
  })
  if (here) context.endSession()
  return {}
})
