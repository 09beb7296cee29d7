import { cancelReservation } from '@shop/api-client/contract/stores'
import { tokenHash } from '@shop/engine/session/token'
import { onSession } from '../on.ts'
import { cancelByToken } from './store-store.ts'

/** Gives the pieces of a reservation back at once. Whether there was one is not told. */
export const cancelReservationHandler = onSession(cancelReservation).answer(async ({ token }, context) => {
  const { services, request, now } = context
  await services.limits.reservation.use([request.address === null ? null : `link:${request.address}`], now)
  return context.inOneCommit(async (sql) => {
    await cancelByToken(sql, tokenHash(token))
    return {}
  })
})
