import type { ShownOrder } from '@shop/api-client/office/order-commands'
import { returnsEndOf } from '@shop/domain/after-sales/return-period'
import { maskedPaybackNumber } from '@shop/domain/payback/payback-number'
import type { Sql } from '@shop/engine/db/database'
import { deliveryOf } from '../orders/return-store.ts'
import { isStuck, pointsOfOrder, postingsOfOrder } from './order-points-store.ts'
import { standingPoints } from './settle-points.ts'

export type DeskPoints = NonNullable<ShownOrder['points']>

/** What staff see of the points of an order: of the number its end alone; null for an order that earns nothing. */
export async function deskPoints(sql: Sql, orderId: string): Promise<DeskPoints | null> {
  const stored = await pointsOfOrder(sql, orderId)
  if (stored === null) return null
  const postings = await postingsOfOrder(sql, orderId)
  const end = returnsEndOf(await deliveryOf(sql, orderId))
  return {
    placed: stored.points,
    earned: stored.earned,
    credited: standingPoints(postings),
    number: stored.number === null ? null : maskedPaybackNumber(stored.number),
    postedFrom: end?.toISOString() ?? null,
    postings: postings.map(
      ({ kind, points, state, programme, reference, attempts, lastError, updatedAt }) => ({
        kind,
        points,
        state,
        programme,
        reference,
        attempts,
        lastError,
        at: updatedAt.toISOString(),
      }),
    ),
    isStuck: stored.number !== null && postings.some(isStuck),
  }
}
