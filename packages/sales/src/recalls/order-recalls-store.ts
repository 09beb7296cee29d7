import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { localised } from '@shop/catalogue/localised/localised'
import type { Market } from '@shop/domain/market/markets'
import { isAffected } from '@shop/domain/recall/is-affected'
import type { Sql } from '@shop/engine/db/database'
import { orderItems, orders } from '@shop/engine/db/schema/orders'
import { recalledVariants, recalls } from '@shop/engine/db/schema/recalls'
import { asc, eq } from 'drizzle-orm'

/**
 * What of an order is recalled at this moment, item by item, in the words of the locale that asks.
 *
 * @see Regulation (EU) 2023/988 art. 35; eu-duties C-15
 */
export async function orderRecalls(
  sql: Sql,
  orderId: string,
  market: Market,
): Promise<LoadedOrder['recalls']> {
  const rows = await sql
    .select({
      item: orderItems.item,
      state: orderItems.state,
      placedAt: orders.placedAt,
      locale: orders.locale,
      notice: recalls.notice,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(recalledVariants, eq(recalledVariants.variantId, orderItems.variantId))
    .innerJoin(recalls, eq(recalls.id, recalledVariants.recallId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  return rows
    .filter(({ notice, ...bought }) => isAffected(notice, bought))
    .map(({ item, notice }) => ({ key: item.key, headline: localised(notice.headline, market) }))
}
