import { removeVoucher } from '@shop/api-client/contract/basket-codes'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../../on.ts'
import { dropVoucher } from './vouchers-service.ts'

/** Takes a voucher off the basket. One that is not there stays away. */
export const removeVoucherHandler = onSession(removeVoucher).answer(async ({ basketKey, code }, context) => {
  requireOwnKey('basket', basketKey, context.shop, context.session)
  return dropVoucher(context, code)
})
