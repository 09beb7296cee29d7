import type { Order } from '@shop/domain/order/order'
import { orderPoints, pointFactor } from '@shop/domain/payback/order-points'
import { maskedPaybackNumber } from '@shop/domain/payback/payback-number'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import type { SQLWrapper } from 'drizzle-orm'
import { newOrderPoints } from './order-points-store.ts'

type Ordered = {
  order: Pick<Order, 'id' | 'packages'>
  /** To which they are credited; null where the shopper gave none. */
  number: string | null
}

export type OrderedPoints = {
  /** What writes them down, to be batched with the order. */
  statements: SQLWrapper[]
  /** What its confirmation says of them; null for none, or without a number. */
  shown: { points: number; number: string } | null
}

/** What an order earns that is placed now: nothing where the shop gives no points. @see spec §9 "Payback points" */
export function orderedPoints(shop: Shop, sql: Sql, { order, number }: Ordered): OrderedPoints {
  if (!shop.features.payback) return { statements: [], shown: null }
  const items = order.packages.flatMap((parcel) => parcel.items)
  const factors = items.map(({ product, variant }) => pointFactor(product, variant, shop.company))
  const goods = items.map(({ quantity, price }, index) => ({
    position: index + 1,
    quantity,
    total: price.total.withTax,
    state: 'confirmed' as const,
  }))
  const points = orderPoints(goods, factors, () => 0)
  if (points === 0) return { statements: [], shown: null }
  return {
    statements: [newOrderPoints(sql, { orderId: order.id, number, factors, points })],
    shown: number === null ? null : { points, number: maskedPaybackNumber(number) },
  }
}
