import { loadReturnLabel } from '@shop/api-client/contract/after-sales'
import { problem } from '@shop/api-client/contract/problem'
import { on } from '../../on.ts'
import { returnsOfOrder } from '../../orders/return-store.ts'
import { requireOrder } from '../order-access.ts'
import { returnLabelFile } from './return-label-file.ts'

/**
 * The label of a return, for anyone with access to the order; its first download announces the parcel to the carrier.
 */
export const loadReturnLabelHandler = on(loadReturnLabel).answer(async (asked, context) => {
  const { sql, shop, services } = context
  const order = await requireOrder(context, asked)
  const known = (await returnsOfOrder(sql, order.id)).find(({ number }) => number === asked.number)
  if (known === undefined || known.state !== 'announced')
    throw problem(404, 'not_found', 'There is no such return, or it has arrived already.')
  return returnLabelFile({ sql, shop, returnCarrier: services.returnCarrier }, order, known)
})
