import { listReturns, returnLabel } from '@shop/api-client/office/return-commands'
import { returnLabelFile } from '../after-sales/label/return-label-file.ts'
import { onOrder, orderObject } from '../office/office-context.ts'
import { orderByNumber } from '../orders/order-lookup-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { returnsOfOrder } from '../orders/return-store.ts'
import { listedReturns } from './listed-returns.ts'

/** What is known of goods on their way back. A list of them names no customer; a label does. */
export const RETURN_READS = [
  onOrder(listReturns)(async (asked, { sql, now }) => ({
    answer: await listedReturns(sql, asked, now),
    object: null,
  })),

  onOrder(returnLabel, {
    // A carrier is asked beside the transaction, which holds the embedded database for everybody.
    async prepare({ number, returnNumber }, { sql, shopOf, returnCarrier }) {
      const order = await orderByNumber(sql, number)
      const shop = order === null ? null : await shopOf(order.locale)
      if (order === null || shop === null)
        throw new OrderRefusal(`There is no order ${number}.`, 'orderUnknown', { number })
      const known = (await returnsOfOrder(sql, order.id)).find((one) => one.number === returnNumber)
      if (known === undefined)
        throw new OrderRefusal(`Order ${number} has no return ${returnNumber}.`, 'returnUnknown', {
          number,
          return: returnNumber,
        })
      if (known.state === 'received')
        throw new OrderRefusal(`Return ${returnNumber} has been received before.`, 'returnReceived', {
          return: returnNumber,
        })
      return returnLabelFile({ sql, shop, returnCarrier }, order, known)
    },
  })(async ({ number, returnNumber }, _context, { fileName, mediaType, bytes }) => ({
    answer: { fileName, mediaType, base64: Buffer.from(bytes).toString('base64') },
    object: orderObject(number),
    after: { return: returnNumber },
  })),
]
