import { PromotionRecord } from '@shop/api-client/office/promotion-record'
import type { OrderState } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { orders } from '@shop/engine/db/schema/orders'
import { promotions } from '@shop/engine/db/schema/promotions'
import { and, asc, eq, gt, gte } from 'drizzle-orm'
import * as v from 'valibot'

export type OrderRow = Pick<
  typeof orders.$inferSelect,
  'number' | 'state' | 'placedAt' | 'updatedAt' | 'locale' | 'currency' | 'total' | 'customerId'
>

/**
 * Orders behind a number, ascending. Numbers are given within the transaction of the order, one after the other, so none
 * appears later before one that was seen.
 */
export async function ordersAfter(
  sql: Sql,
  {
    after,
    state,
    since,
    limit,
  }: { after: string; state: OrderState | null; since: Date | null; limit: number },
): Promise<OrderRow[]> {
  const { number, placedAt, updatedAt, locale, currency, total, customerId } = orders
  return sql
    .select({ number, state: orders.state, placedAt, updatedAt, locale, currency, total, customerId })
    .from(orders)
    .where(
      and(
        gt(number, after),
        state === null ? undefined : eq(orders.state, state),
        since === null ? undefined : gte(updatedAt, since),
      ),
    )
    .orderBy(asc(number))
    .limit(limit)
}

/** Promotions behind an id, ascending. */
export async function promotionsAfter(sql: Sql, after: string, limit: number): Promise<PromotionRecord[]> {
  const rows = await sql
    .select({ record: promotions.record })
    .from(promotions)
    .where(gt(promotions.id, after))
    .orderBy(asc(promotions.id))
    .limit(limit)
  return rows.map(({ record }) => v.parse(PromotionRecord, record))
}
