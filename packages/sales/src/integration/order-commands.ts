import { momentOf } from '@shop/api-client/integration/listing'
import { listOrders, readOrder } from '@shop/api-client/integration/sales-commands'
import { listedPage } from '@shop/engine/command/listed-page'
import type { Sql } from '@shop/engine/db/database'
import * as v from 'valibot'
import { onOrder, orderObject } from '../office/office-context.ts'
import { shownOrder } from '../office/shown-order.ts'
import { deskItems } from '../orders/order-desk-store.ts'
import { orderByNumber } from '../orders/order-lookup-store.ts'
import { type OrderRow, ordersAfter } from './sales-page-store.ts'

/** What other systems read of orders; what they do to them are the commands of the office. */
export const EXCHANGED_ORDER_COMMANDS = [
  onOrder(listOrders)(async ({ after, state, updatedSince, ...asked }, { sql }) => {
    const since = momentOf(updatedSince)
    const { items, next } = await listedPage<OrderRow, [string]>(asked, {
      place: v.tuple([v.string()]),
      first: [after ?? ''],
      rowsAfter: ([behind], limit) => ordersAfter(sql, { after: behind, state, since, limit }),
      placeOfRow: ({ number }) => [number],
    })
    const orders = items.map(({ placedAt, updatedAt, ...order }) => ({
      ...order,
      placedAt: placedAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }))
    return { answer: { items: orders, next }, object: null }
  }),

  onOrder(readOrder)(async ({ number }, { sql, now }) => ({
    answer: await exchangedOrder(sql, number, now),
    object: orderObject(number),
  })),
]

/** An order with what names its lines to other systems; null for an unknown number. */
async function exchangedOrder(sql: Sql, number: string, now: Date) {
  const [shown, order] = [await shownOrder(sql, number, now), await orderByNumber(sql, number)]
  if (shown === null || order === null) return null
  const items = await deskItems(sql, order.id)
  const ordered = order.packages.flatMap((parcel) => parcel.items)
  return {
    ...shown,
    lines: shown.lines.map((line) => ({
      ...line,
      variantId: items.find(({ position }) => position === line.position)?.variantId ?? 0,
      taxRate: items.find(({ position }) => position === line.position)?.rate ?? 0,
      referenceKey: ordered[line.position - 1]?.variant.referenceKey ?? '',
    })),
  }
}
