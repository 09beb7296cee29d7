import type { FileAnswer } from '@shop/api-client/contract/file-answer'
import { lineDetails } from '@shop/domain/basket/lines/line-details'
import type { Order } from '@shop/domain/order/order'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product-detail/reference-key-display'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import type { ReturnCarrier } from '@shop/engine/ports/return-carrier'
import { deliveryNotePdf } from '../after-sales/label/delivery-note-pdf.ts'
import { returnLabelFile } from '../after-sales/label/return-label-file.ts'
import { invoicePdf } from '../invoice/invoice-pdf.ts'
import { parcelsOfOrder } from '../orders/parcel-store.ts'
import { returnsOfOrder } from '../orders/return-store.ts'
import { writtenInvoices } from './written-invoices.ts'

/** Papers of an order, as the desk asks for them. */
export const PAPERS = ['invoice', 'correction', 'delivery-note', 'return-label'] as const
export type PaperKind = (typeof PAPERS)[number]

type Printing = { sql: Sql; shop: Shop; returnCarrier: ReturnCarrier }

/**
 * The papers of some kinds that an order has, as files. Only what was issued is printed: no number is drawn, and the
 * same paper has the same bytes each time.
 */
export async function orderPapers(
  printing: Printing,
  order: Order,
  kinds: readonly PaperKind[],
): Promise<FileAnswer[]> {
  const papers: FileAnswer[] = []
  const invoices = await writtenInvoices(printing.sql, printing.shop, order)
  for (const invoice of invoices) {
    if (!kinds.includes(invoice.kind)) continue
    papers.push(pdf(invoice.number, await invoicePdf(invoice, printing.shop.paper)))
  }
  if (kinds.includes('delivery-note')) papers.push(...(await deliveryNotes(printing, order)))
  if (kinds.includes('return-label')) {
    const returns = await returnsOfOrder(printing.sql, order.id)
    for (const announced of returns.filter(({ state }) => state === 'announced'))
      papers.push(await returnLabelFile(printing, order, announced))
  }
  return papers
}

async function deliveryNotes({ sql, shop }: Printing, order: Order): Promise<FileAnswer[]> {
  const items = order.packages.flatMap((parcel) => parcel.items)
  const parcels = await parcelsOfOrder(sql, order.id)
  return Promise.all(
    parcels.map(async ({ positions, sentAt, carrier, trackingNumber }, index) => {
      const lines = positions.flatMap((position) => {
        const item = items[position - 1]
        if (item === undefined) return []
        const number = referenceKeyDisplay(articleNumber(item.variant.referenceKey))
        const details = lineDetails(item, shop.market.language).join(' · ')
        return [{ quantity: item.quantity, articleNumber: number, name: item.product.name, details }]
      })
      const note = { orderNumber: order.number, to: order.shippingAddress, sentAt, carrier, trackingNumber }
      return pdf(`${order.number}-delivery-${index + 1}`, await deliveryNotePdf(shop, { ...note, lines }))
    }),
  )
}

function pdf(name: string, bytes: FileAnswer['bytes']): FileAnswer {
  return { fileName: `${name}.pdf`, mediaType: 'application/pdf', bytes }
}
