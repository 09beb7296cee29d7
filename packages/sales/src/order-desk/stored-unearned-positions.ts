import { freeGifts, unearnedPositions } from '@shop/domain/fulfilment/unearned-positions'
import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import type { DeskItem } from '../orders/order-desk-store.ts'
import { giftBasesOf } from '../promotions/promotion-store.ts'

type Leaving = { order: Order; items: readonly DeskItem[]; gone: readonly number[] }

/** Positions of free gifts that come off when other items go, by what the order has kept of how they were earned. */
export async function storedUnearnedPositions(sql: Sql, { order, items, gone }: Leaving): Promise<number[]> {
  if (freeGifts({ items, gone }).length === 0) return []
  return unearnedPositions(order, { items, gone, bases: await giftBasesOf(sql, order.id) })
}
