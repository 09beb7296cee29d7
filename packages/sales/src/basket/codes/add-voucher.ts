import { addVoucher } from '@shop/api-client/contract/basket-codes'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../../on.ts'
import { putVoucher } from './vouchers-service.ts'

/** Puts a voucher on the basket. Attempts are counted, so that codes cannot be guessed. */
export const addVoucherHandler = onSession(addVoucher).answer(async ({ basketKey, code }, context) => {
  const { shop, session, services, request, now } = context
  requireOwnKey('basket', basketKey, shop, session)
  await services.limits.voucher.use([request.address, `session:${session.userId}`], now)
  return putVoucher(context, code)
})
