import { listSessions } from '@shop/api-client/contract/user-security'
import { HANDOVER_SECONDS, SESSION_SECONDS } from '@shop/engine/session/session-service'
import { sessionsOfCustomer } from '@shop/engine/session/session-store'
import { onSession } from '../on.ts'
import { ownId } from './own-customer.ts'
import { sessionName } from './session-name.ts'

/** Where the customer is signed in; sessions that are being replaced are no places of their own. */
export const listSessionsHandler = onSession(listSessions).answer(async (_, { sql, session, now }) => {
  const endingAfter = new Date(now.getTime() + HANDOVER_SECONDS * 1000)
  const rows = await sessionsOfCustomer(sql, { customerId: ownId(session), endingAfter })
  return rows
    .map(({ id, device, createdAt, expiresAt }) => ({
      id: sessionName(id),
      device,
      signedInAt: createdAt.toISOString(),
      // Its end is moved with its use, once a day.
      lastUsedAt: new Date(expiresAt.getTime() - SESSION_SECONDS * 1000).toISOString(),
      isCurrent: id === session.id,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
})
