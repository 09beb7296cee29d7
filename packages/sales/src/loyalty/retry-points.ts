import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { noteOrderEvent } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { isStuck, lockPoints, postingsOfOrder, reopenPosting } from './order-points-store.ts'

/**
 * Posts points again that the loyalty programme refused, or that were given up, under the same id: should it have counted
 * them after all, it counts them once. Returns how many points.
 *
 * @throws OrderRefusal for an order of which nothing is stuck
 */
export async function retryPointsIn(
  sql: Sql,
  { order, by, now }: { order: Order; by: string; now: Date },
): Promise<number> {
  const stored = await lockPoints(sql, order.id)
  const stuck = (await postingsOfOrder(sql, order.id)).find(isStuck)
  if (stuck === undefined || stored === null || stored.number === null)
    throw new OrderRefusal(
      `Order ${order.number} has no points that could be posted again.`,
      'noStuckPoints',
      {
        number: order.number,
      },
    )
  await reopenPosting(sql, stuck.id, now)
  const entry = { code: 'pointsPostedAgain', points: stuck.points } as const
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, entry, now })
  return stuck.points
}
