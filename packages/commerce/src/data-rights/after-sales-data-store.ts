import { forgetWords } from '@shop/customers/contact/contact-message-store'
import type { Aftermath } from '@shop/domain/retention/needs-person'
import type { Sql } from '@shop/engine/db/database'
import {
  complaintPhotos,
  complaints,
  orderParcels,
  orderReturns,
  withdrawals,
} from '@shop/engine/db/schema/after-sales'
import { orderPoints, pointsPostings } from '@shop/engine/db/schema/loyalty'
import { reviewInvitations } from '@shop/engine/db/schema/review-invitations'
import { and, eq, inArray, isNull, sql as raw } from 'drizzle-orm'

/** What came after orders, by the id of the order; of pictures what they are, not the pictures themselves. */
export async function afterSalesOf(sql: Sql, orderIds: readonly string[]) {
  const ids = [...orderIds]
  const { orderId, complaintId, width, height, uploadedAt } = complaintPhotos
  return {
    parcels: await sql.select().from(orderParcels).where(inArray(orderParcels.orderId, ids)),
    withdrawals: await sql.select().from(withdrawals).where(inArray(withdrawals.orderId, ids)),
    returns: await sql.select().from(orderReturns).where(inArray(orderReturns.orderId, ids)),
    reviewInvitations: await sql
      .select({ orderId: reviewInvitations.orderId, sentAt: reviewInvitations.sentAt })
      .from(reviewInvitations)
      .where(inArray(reviewInvitations.orderId, ids)),
    points: await sql
      .select({ orderId: orderPoints.orderId, number: orderPoints.number, points: orderPoints.earned })
      .from(orderPoints)
      .where(inArray(orderPoints.orderId, ids)),
    pointsPostings: await sql
      .select({
        orderId: pointsPostings.orderId,
        kind: pointsPostings.kind,
        points: pointsPostings.points,
        state: pointsPostings.state,
        at: pointsPostings.updatedAt,
      })
      .from(pointsPostings)
      .where(inArray(pointsPostings.orderId, ids)),
    complaints: await sql.select().from(complaints).where(inArray(complaints.orderId, ids)),
    photos: await sql
      .select({ orderId, complaintId, width, height, uploadedAt })
      .from(complaintPhotos)
      .where(inArray(orderId, ids)),
  }
}

/** Declarations of withdrawal under an e-mail address, which need no sign-in. */
export async function withdrawalsUnder(sql: Sql, email: string) {
  return sql.select().from(withdrawals).where(eq(withdrawals.email, email))
}

/** What came after these orders and is still open, and what of it is done; none for those that nothing came after. */
export async function aftermathAmong(
  sql: Sql,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Aftermath>> {
  const ids = [...orderIds]
  const known = [
    ...(await sql
      .select({
        orderId: complaints.orderId,
        isOpen: raw<boolean>`${complaints.state} = 'received'`,
        isAwaited: raw<boolean>`false`,
        at: complaints.receivedAt,
        doneAt: complaints.answeredAt,
      })
      .from(complaints)
      .where(inArray(complaints.orderId, ids))),
    ...(await sql
      .select({
        orderId: withdrawals.orderId,
        isOpen: raw<boolean>`${withdrawals.state} <> 'settled'`,
        isAwaited: raw<boolean>`false`,
        at: withdrawals.declaredAt,
        doneAt: withdrawals.settledAt,
      })
      .from(withdrawals)
      .where(inArray(withdrawals.orderId, ids))),
    ...(await sql
      .select({
        orderId: orderReturns.orderId,
        isOpen: raw<boolean>`false`,
        isAwaited: raw<boolean>`${orderReturns.state} = 'announced'`,
        at: orderReturns.announcedAt,
        doneAt: orderReturns.receivedAt,
      })
      .from(orderReturns)
      .where(inArray(orderReturns.orderId, ids))),
  ]
  const byOrder = Map.groupBy(known, ({ orderId }) => orderId ?? '')
  return new Map(
    [...byOrder].map(([orderId, came]) => [
      orderId,
      {
        openSince: latest(came.map(({ isOpen, at }) => (isOpen ? at : null))),
        awaitedSince: latest(came.map(({ isAwaited, at }) => (isAwaited ? at : null))),
        doneAt: latest(came.map(({ isOpen, isAwaited, doneAt }) => (isOpen || isAwaited ? null : doneAt))),
      },
    ]),
  )
}

function latest(moments: readonly (Date | null)[]): string | null {
  const known = moments.flatMap((at) => (at === null ? [] : [at.getTime()]))
  return known.length === 0 ? null : new Date(Math.max(...known)).toISOString()
}

const NOBODY = { name: '', email: '', itemsText: '' }

/** What came after an order stays as a fact: when it was, what it was about and what became of it. Who and the words go. */
export async function forgetAfterSales(sql: Sql, orderId: string): Promise<void> {
  await sql.delete(reviewInvitations).where(eq(reviewInvitations.orderId, orderId))
  await sql.delete(complaintPhotos).where(eq(complaintPhotos.orderId, orderId))
  const complained = await sql
    .update(complaints)
    .set({ message: '', answer: null })
    .where(eq(complaints.orderId, orderId))
    .returning({ number: complaints.number })
  const declared = await sql
    .update(withdrawals)
    .set(NOBODY)
    .where(eq(withdrawals.orderId, orderId))
    .returning({ number: withdrawals.number })
  await forgetWords(
    sql,
    [...complained, ...declared].map(({ number }) => number),
  )
  await sql.update(orderParcels).set({ trackingNumber: null }).where(eq(orderParcels.orderId, orderId))
  await sql.update(orderReturns).set({ trackingNumber: null }).where(eq(orderReturns.orderId, orderId))
}

/** Declarations that belong to no order; an unprocessed one keeps its text until then. */
export async function forgetWithdrawals(sql: Sql, email: string): Promise<void> {
  const left = await sql
    .update(withdrawals)
    .set(NOBODY)
    .where(and(eq(withdrawals.email, email), isNull(withdrawals.orderId), eq(withdrawals.state, 'settled')))
    .returning({ number: withdrawals.number })
  await forgetWords(
    sql,
    left.map(({ number }) => number),
  )
}
