import { loadReturnLabel } from '@shop/api-client/contract/after-sales'
import { problem } from '@shop/api-client/contract/problem'
import type { Order } from '@shop/domain/order/order'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product/reference-key-display'
import { type CallContext, on } from '../../on.ts'
import { requireOrder } from '../order-access.ts'
import { changeReturn, type OrderReturn, returnsOfOrder } from '../return-store.ts'
import { returnLabelPdf } from './return-label-pdf.ts'

/** The label of a return, for whoever may open the order; with its first look the carrier hears of the parcel. */
export const loadReturnLabelHandler = on(loadReturnLabel).answer(async (asked, context) => {
  const order = await requireOrder(context, asked)
  const known = (await returnsOfOrder(context.sql, order.id)).find(({ number }) => number === asked.number)
  if (known === undefined || known.state !== 'announced')
    throw problem(404, 'not_found', 'There is no such return, or it has arrived already.')

  const fileName = `${known.number}.pdf`
  const { carrier, trackingNumber, label } = await announced(context, order, known)
  if (label !== null) return { fileName, mediaType: 'application/pdf', bytes: new Uint8Array(label) }
  const items = order.packages.flatMap((parcel) => parcel.items)
  const bytes = await returnLabelPdf(context.shop, {
    number: known.number,
    orderNumber: order.number,
    carrier,
    trackingNumber,
    isFreight: isFreight(order),
    from: order.shippingAddress,
    announcedAt: known.announcedAt,
    lines: known.lines.flatMap(({ position, quantity }) => {
      const item = items[position - 1]
      if (item === undefined) return []
      const number = referenceKeyDisplay(articleNumber(item.variant.referenceKey))
      return [{ quantity, articleNumber: number, name: item.product.name }]
    }),
  })
  return { fileName, mediaType: 'application/pdf', bytes }
})

/** Carriers are asked every time: the same return is the same parcel to them, and their labels are not kept here. */
async function announced({ sql, services, shop }: CallContext, order: Order, known: OrderReturn) {
  const parcel = await services.returnCarrier.announce({
    number: known.number,
    from: order.shippingAddress,
    market: shop.market,
    isFreight: isFreight(order),
  })
  const { carrier, trackingNumber } = parcel
  if (known.trackingNumber !== trackingNumber) await changeReturn(sql, known.id, { carrier, trackingNumber })
  return parcel
}

function isFreight({ shippingMethod }: Order): boolean {
  return shippingMethod === 'freight'
}
