import { cancelReservation } from '@shop/api-client/contract/stores'
import { linksFrom } from '@shop/engine/session/network-of'
import { tokenHash } from '@shop/engine/session/token'
import { onSession } from '../on.ts'
import { cancelByToken } from './store-store.ts'

/** Releases the units of a reservation at once. The answer does not reveal whether there was one. */
export const cancelReservationHandler = onSession(cancelReservation).answer(async ({ token }, context) => {
  const { services, request, now } = context
  await services.limits.reservation.use([linksFrom(request.address)], now)
  return context.inOneCommit(async (sql) => {
    await cancelByToken(sql, tokenHash(token))
    return {}
  })
})
