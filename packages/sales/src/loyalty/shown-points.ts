import type { ShownPoints } from '@shop/api-client/contract/loyalty'
import { returnsEndOf } from '@shop/domain/after-sales/return-period'
import { maskedPaybackNumber } from '@shop/domain/payback/payback-number'
import type { Sql } from '@shop/engine/db/database'
import { deliveryOf } from '../orders/return-store.ts'
import { isStuck, pointsOfOrder, postingsOfOrder } from './order-points-store.ts'
import { standingPoints } from './settle-points.ts'

/** What the confirmation of an order says of its points; null for none, or without a number. */
export async function confirmedPoints(
  sql: Sql,
  orderId: string,
): Promise<{ points: number; number: string } | null> {
  const stored = await pointsOfOrder(sql, orderId)
  if (stored === null || stored.number === null) return null
  return { points: stored.earned, number: maskedPaybackNumber(stored.number) }
}

/** What a shopper reads of the points of an order; null where it earns none, or no number was given. */
export async function shownPoints(sql: Sql, orderId: string): Promise<ShownPoints | null> {
  const stored = await pointsOfOrder(sql, orderId)
  if (stored === null || stored.number === null) return null
  const postings = await postingsOfOrder(sql, orderId)
  const isPosted = postings.some(({ state }) => state === 'done')
  const end = returnsEndOf(await deliveryOf(sql, orderId))
  return {
    points: isPosted ? standingPoints(postings) : stored.earned,
    number: maskedPaybackNumber(stored.number),
    state: postings.some(isStuck) && !isPosted ? 'failed' : isPosted ? 'posted' : 'waiting',
    postedFrom: end?.toISOString() ?? null,
  }
}
