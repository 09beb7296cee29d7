import { parcelOrders, pickList, printSlips } from '@shop/api-client/office/warehouse-commands'
import { carriersTo } from '@shop/domain/shipping/package-carrier'
import { isWaitingToLeave, lineStandings } from '@shop/domain/warehouse/line-standing'
import { onOrder } from '../office/office-context.ts'
import { parcelsOfOrder } from '../orders/parcel-store.ts'
import { shownPickList } from './shown-pick-list.ts'
import { slipsFile } from './slips/slips-file.ts'
import { itemsOfOrders, ordersNumbered } from './waiting-store.ts'

/** What the warehouse looks at. A pick list names no customer; slips do, and their numbers are in the log. */
export const WAREHOUSE_READS = [
  onOrder(pickList)(async (asked, { sql, now }) => ({
    answer: await shownPickList(sql, asked, now),
    object: null,
  })),

  onOrder(parcelOrders)(async ({ numbers }, { sql }) => {
    const orders = await ordersNumbered(sql, numbers)
    const items = await itemsOfOrders(
      sql,
      orders.map(({ id }) => id),
    )
    const answer = []
    for (const { id, number, version, state, country } of orders) {
      const own = items.filter(({ orderId }) => orderId === id)
      const standings = lineStandings(own)
      const waiting = own.filter((item) => isWaitingToLeave(item.state)).map(({ position }) => position)
      answer.push({
        number,
        version,
        state,
        country,
        carriers: carriersTo(country),
        waiting,
        lacking: waiting.filter((position) => standings.get(position) !== 'ready'),
        parcels: (await parcelsOfOrder(sql, id)).map(({ trackingNumber, positions }) => ({
          trackingNumber,
          positions,
        })),
      })
    }
    return { answer: { orders: answer }, object: null }
  }),

  onOrder(printSlips, {
    // Papers are drawn beside the transaction, which holds the embedded database for everybody.
    prepare: ({ parcels, slips }, { sql, shopOf, now }) =>
      slipsFile({ sql, shopOf, now }, { parcels, slips }),
  })(async ({ slips }, _context, { fileName, mediaType, bytes, numbers }) => ({
    answer: { fileName, mediaType, base64: Buffer.from(bytes).toString('base64') },
    object: null,
    after: { numbers, slips },
  })),
]
