import { problem } from '@shop/api-client/contract/problem'
import { endSession } from '@shop/api-client/contract/user-security'
import { deleteSessionOf } from '@shop/engine/session/session-store'
import { onSession } from '../on.ts'
import { ownId } from './own-customer.ts'

/** Signs out one device of the customer; 404 for any other. */
export const endSessionHandler = onSession(endSession).answer(async ({ id }, context) => {
  const { sql, session } = context
  const ended = await deleteSessionOf(sql, { customerId: ownId(session), idStart: id })
  if (ended.length === 0) throw problem(404, 'not_found', 'There is no such session.')
  if (ended.includes(session.id)) context.endSession()
  return {}
})
