import type { FileAnswer } from '@shop/api-client/contract/file-answer'
import { SLIPS, type SlipKind } from '@shop/api-client/office/warehouse-commands'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import { newPaper } from '../../invoice/paper.ts'
import { trueDeliveryAddress } from '../../orders/gift-delivery-store.ts'
import { deskItems } from '../../orders/order-desk-store.ts'
import { orderByNumber } from '../../orders/order-lookup-store.ts'
import { OrderRefusal } from '../../orders/order-refusal.ts'
import { setSlip } from './set-slip.ts'
import { type Slip, slipsOfOrder } from './slip.ts'

type Printing = { sql: Sql; shopOf: (locale: string) => Promise<Shop | null>; now: Date }
type Wanted = { parcels: readonly { number: string; parcel: number | null }[]; slips: readonly SlipKind[] }

/**
 * The slips of some parcels in one file, parcel by parcel, each in the words of the locale in which it was bought.
 *
 * @throws OrderRefusal for an unknown order, and where nothing of what was asked for goes into a box
 */
export async function slipsFile(
  { sql, shopOf, now }: Printing,
  { parcels, slips }: Wanted,
): Promise<FileAnswer & { numbers: string[] }> {
  const found: { slip: Slip; shop: Shop }[] = []
  for (const { number, parcel } of parcels) {
    const order = await orderByNumber(sql, number)
    const shop = order === null ? null : await shopOf(order.locale)
    if (order === null || shop === null)
      throw new OrderRefusal(`There is no order ${number} with slips.`, 'orderUnknown', { number })
    const items = await deskItems(sql, order.id)
    const to = await trueDeliveryAddress(sql, order)
    found.push(...slipsOfOrder(order, items, parcel).map((slip) => ({ slip: { ...slip, to }, shop })))
  }
  const [first] = found
  if (first === undefined)
    throw new OrderRefusal(
      'Nothing of these orders goes into a box: they are cancelled, or downloads.',
      'slipsNone',
      {},
    )
  const paper = newPaper(first.shop.paper, {
    title: [...new Set(found.map(({ slip }) => slip.order.number))].join(', '),
    author: first.shop.name,
    language: first.shop.market.languageTag,
    madeAt: now,
  })
  let isFirst = true
  for (const { slip, shop } of found)
    for (const kind of SLIPS.filter((known) => slips.includes(known))) {
      if (!isFirst) paper.document.addPage()
      isFirst = false
      setSlip(paper, shop, { slip, kind })
    }
  const numbers = [...new Set(found.map(({ slip }) => slip.order.number))]
  const fileName =
    numbers.length === 1 ? `${numbers[0]}-slips.pdf` : `slips-${now.toISOString().slice(0, 10)}.pdf`
  return { fileName, mediaType: 'application/pdf', bytes: await paper.bytes(), numbers }
}
