import { problem } from '@shop/api-client/contract/problem'
import { exportUserData } from '@shop/api-client/contract/user-data'
import { ownId } from '@shop/customers/account/own-customer'
import { onSession } from '@shop/sales/on'
import { customerExport } from './export-store.ts'

/** Everything that is stored about the signed-in customer. @see product §3; eu-duties C-29 */
export const exportUserDataHandler = onSession(exportUserData).answer(async (_, context) => {
  const { sql, session, services, now } = context
  const customerId = ownId(session)
  await services.limits.export.use([`account:${customerId}`], now)
  const document = await customerExport(sql, { customerId, now })
  if (document === null) throw problem(401, 'sign_in_required', 'This account is gone.')
  return document
})
