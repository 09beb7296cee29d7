import type { Sql } from '@shop/engine/db/database'
import { orders } from '@shop/engine/db/schema/orders'
import { promotionUses, voucherCodes } from '@shop/engine/db/schema/promotions'
import { and, asc, desc, eq, sql as raw } from 'drizzle-orm'

export type VoucherRow = {
  code: string
  promotionId: string
  isActive: boolean
  /** The order that has used it. */
  order: { number: string; placedAt: Date } | null
}

/** A code that works once; null for one that no promotion has. */
export async function voucherRow(sql: Sql, code: string): Promise<VoucherRow | null> {
  const [row] = await sql
    .select({ row: voucherCodes, number: orders.number, placedAt: orders.placedAt })
    .from(voucherCodes)
    .leftJoin(orders, eq(orders.id, voucherCodes.orderId))
    .where(eq(voucherCodes.code, code))
  if (row === undefined) return null
  const { promotionId, isActive } = row.row
  const order =
    row.number === null || row.placedAt === null ? null : { number: row.number, placedAt: row.placedAt }
  return { code, promotionId, isActive, order }
}

/** Codes of a promotion, in the order in which they were made; those behind the code that is the cursor. */
export async function codesOfPromotion(
  sql: Sql,
  { promotionId, limit, cursor }: { promotionId: string; limit: number; cursor: string | null },
) {
  const behind =
    cursor === null
      ? undefined
      : raw`(${voucherCodes.createdAt}, ${voucherCodes.code}) > (
          select made.created_at, made.code from ${voucherCodes} as made where made.code = ${cursor})`
  return sql
    .select({
      code: voucherCodes.code,
      isActive: voucherCodes.isActive,
      createdAt: voucherCodes.createdAt,
      order: orders.number,
    })
    .from(voucherCodes)
    .leftJoin(orders, eq(orders.id, voucherCodes.orderId))
    .where(and(eq(voucherCodes.promotionId, promotionId), behind))
    .orderBy(asc(voucherCodes.createdAt), asc(voucherCodes.code))
    .limit(limit)
}

/** The orders that have used a promotion, the latest first. */
export async function usesOfPromotion(sql: Sql, promotionId: string, limit: number) {
  const rows = await sql
    .select({ order: orders.number, at: promotionUses.at, releasedAt: promotionUses.releasedAt })
    .from(promotionUses)
    .innerJoin(orders, eq(orders.id, promotionUses.orderId))
    .where(eq(promotionUses.promotionId, promotionId))
    .orderBy(desc(promotionUses.at))
    .limit(limit)
  return rows.map(({ order, at, releasedAt }) => ({ order, at, isReleased: releasedAt !== null }))
}
