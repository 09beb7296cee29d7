import { addVoucher } from '@shop/api-client/contract/basket-codes'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../../on.ts'
import { putVoucher } from './vouchers-service.ts'

/**
 * Puts a voucher on the basket. Attempts are counted, so that codes cannot be guessed: by basket and address, or by basket
 * and platform, whose many buyers share one address.
 */
export const addVoucherHandler = onSession(addVoucher).answer(async ({ basketKey, code }, context) => {
  const { shop, session, services, request, now } = context
  requireOwnKey('basket', basketKey, shop, session)
  const { platform = null } = request
  const address = platform === null ? request.address : null
  await services.limits.voucher.use([address, `session:${session.userId}`], now)
  await services.limits.platformVoucher.use([platform], now)
  return putVoucher(context, code)
})
