import type { Sql } from '@shop/engine/db/database'
import { orderItems, stockReservations } from '@shop/engine/db/schema/orders'
import { recalledVariants } from '@shop/engine/db/schema/recalls'
import { and, eq, sql as raw } from 'drizzle-orm'

/**
 * Whether a row of order items is recalled now: its variant, or of a set a part that was taken for it. The days of sale of a
 * notice are no matter here: what lies on the shelf is sold to nobody either. For queries that join or filter: drizzle writes
 * the columns of a selection from one table without it, and they would be those of the recall.
 */
export const isItemRecalled = raw<boolean>`(exists (
    select 1 from ${recalledVariants} as recalled where recalled.variant_id = ${orderItems.variantId}
  ) or exists (
    select 1 from ${stockReservations} as part join ${recalledVariants} as recalled on recalled.variant_id = part.variant_id
    where part.order_id = ${orderItems.orderId} and part.bundle_variant_id = ${orderItems.variantId}
      and part.state <> 'released'
  ))`

/** The positions of an order's items that are recalled now, counted from 1. */
export async function recalledPositions(sql: Sql, orderId: string): Promise<number[]> {
  const rows = await sql
    .select({ position: orderItems.position })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isItemRecalled))
    .orderBy(orderItems.position)
  return rows.map(({ position }) => position + 1)
}
