import type { FileAnswer } from '@shop/api-client/contract/file-answer'
import type { Address } from '@shop/domain/address/address'
import { lineDetails } from '@shop/domain/basket/lines/line-details'
import type { Order } from '@shop/domain/order/order'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product-detail/reference-key-display'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import type { ReturnCarrier } from '@shop/engine/ports/return-carrier'
import { changeReturn, type OrderReturn } from '../../orders/return-store.ts'
import { returnLabelPdf } from './return-label-pdf.ts'

type Labelling = { sql: Sql; shop: Shop; returnCarrier: ReturnCarrier }

/** The label of an announced return as a file: the carrier's own, or the shop's. */
export async function returnLabelFile(
  labelling: Labelling,
  order: Order,
  known: OrderReturn,
): Promise<FileAnswer> {
  const fileName = `${known.number}.pdf`
  const { carrier, trackingNumber, label } = await announced(labelling, order, known)
  if (label !== null) return { fileName, mediaType: 'application/pdf', bytes: new Uint8Array(label) }
  const items = order.packages.flatMap((parcel) => parcel.items)
  const bytes = await returnLabelPdf(labelling.shop, {
    number: known.number,
    orderNumber: order.number,
    carrier,
    trackingNumber,
    isFreight: isFreight(order),
    from: senderOf(order),
    announcedAt: known.announcedAt,
    lines: known.lines.flatMap(({ position, quantity }) => {
      const item = items[position - 1]
      if (item === undefined) return []
      const number = referenceKeyDisplay(articleNumber(item.variant.referenceKey))
      const details = lineDetails(item, labelling.shop.market.language).join(' · ')
      return [{ quantity, articleNumber: number, name: item.product.name, details }]
    }),
  })
  return { fileName, mediaType: 'application/pdf', bytes }
}

/** Carriers are asked every time: the same return is the same parcel to them, and labels are not stored here. */
async function announced({ sql, shop, returnCarrier }: Labelling, order: Order, known: OrderReturn) {
  const parcel = await returnCarrier.announce({
    number: known.number,
    from: senderOf(order),
    market: shop.market,
    isFreight: isFreight(order),
  })
  const { carrier, trackingNumber } = parcel
  if (known.trackingNumber !== trackingNumber) await changeReturn(sql, known.id, { carrier, trackingNumber })
  return parcel
}

/** Who returns a gift is its giver: the label is theirs, and says nothing of who got it. */
function senderOf({ isGiftDelivery, billingAddress, shippingAddress }: Order): Address {
  return isGiftDelivery ? billingAddress : shippingAddress
}

function isFreight({ shippingMethod }: Order): boolean {
  return shippingMethod === 'freight'
}
