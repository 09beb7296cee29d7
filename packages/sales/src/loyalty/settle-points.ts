import { returnsEndOf } from '@shop/domain/after-sales/return-period'
import { returnedUnits } from '@shop/domain/after-sales/returned-units'
import type { Order } from '@shop/domain/order/order'
import { orderPoints } from '@shop/domain/payback/order-points'
import type { Database, Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { loggedError } from '@shop/engine/trace/logged-error'
import { deskItems, takenBack } from '../orders/order-desk-store.ts'
import { lockOrder } from '../orders/order-store.ts'
import { deliveryOf, returnsOfOrder } from '../orders/return-store.ts'
import {
  changePoints,
  duePoints,
  insertPosting,
  lockPoints,
  type Posting,
  postingsOfOrder,
  type StoredPoints,
} from './order-points-store.ts'

const BATCH = 100

/**
 * Looks at the points of every order to which something has happened, or whose goods cannot come back any more, and
 * decides what the loyalty programme is told: all of them once the period is over, and afterwards each difference. Each
 * order is one transaction. Returns how many were looked at.
 *
 * @see docs/integrations/loyalty.md
 */
export async function settlePoints(database: Database, now: Date): Promise<number> {
  const due = await duePoints(database.sql, { now, limit: BATCH })
  for (const orderId of due)
    await database
      .transaction((sql) => settleOrder(sql, orderId, now))
      .catch((error: unknown) =>
        console.error(
          `The points of order ${orderId} were not looked at; they are again.`,
          loggedError(error),
        ),
      )
  return due.length
}

/** The order first and then its points, as everything does that happens to an order: so nobody waits for each other. */
async function settleOrder(sql: Sql, orderId: string, now: Date): Promise<void> {
  const known = await lockOrder(sql, orderId)
  const stored = await lockPoints(sql, orderId)
  if (known === null || stored === null) return
  if (stored.number === null) return changePoints(sql, orderId, { dueAt: null })
  const earned = await earnedNow(sql, known.order, stored)
  const end = returnsEndOf(await deliveryOf(sql, orderId))
  const postings = await postingsOfOrder(sql, orderId)
  if (end === null || end > now) return changePoints(sql, orderId, { earned, dueAt: end })

  // What is under way is settled first, and makes the order due again; what is stuck waits for an operator.
  const isHeld = postings.some(({ state }) => state !== 'done')
  const difference = isHeld ? 0 : earned - standingPoints(postings)
  if (difference !== 0)
    await insertPosting(sql, {
      id: newKey(),
      orderId,
      kind: difference > 0 ? 'credit' : 'reversal',
      points: Math.abs(difference),
      now,
    })
  await changePoints(sql, orderId, { earned, dueAt: null })
}

/** What an order earns as it is now; nothing once all of its money went back. */
async function earnedNow(sql: Sql, order: Order, { factors }: StoredPoints): Promise<number> {
  const given = returnedUnits(await returnsOfOrder(sql, order.id))
  const back = (await takenBack(sql, order.id)) ?? 0
  if (back > 0 && back >= order.cost.withTax) return 0
  return orderPoints(await deskItems(sql, order.id), factors, given)
}

/** What the programme has credited of an order, less what it has taken back. */
export function standingPoints(postings: readonly Pick<Posting, 'state' | 'kind' | 'points'>[]): number {
  return postings
    .filter(({ state }) => state === 'done')
    .reduce((sum, { kind, points }) => sum + (kind === 'credit' ? points : -points), 0)
}
