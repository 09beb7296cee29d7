import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { COMPLAINT_KINDS, REMEDIES } from '@shop/domain/after-sales/complaint'
import type { Sql } from '@shop/engine/db/database'
import { complaintPhotos, complaints } from '@shop/engine/db/schema/after-sales'
import { orders } from '@shop/engine/db/schema/orders'
import { and, asc, eq, isNull, lt, sql as raw } from 'drizzle-orm'
import * as v from 'valibot'

export type Complaint = typeof complaints.$inferSelect
type ComplaintView = LoadedOrder['complaints'][number]

export async function insertComplaint(sql: Sql, complaint: typeof complaints.$inferInsert): Promise<void> {
  await sql.insert(complaints).values(complaint)
}

/** Complaints about an order as its shopper sees them, oldest first. */
export async function complaintsOfOrder(sql: Sql, orderId: string): Promise<ComplaintView[]> {
  const rows = await sql
    .select()
    .from(complaints)
    .where(eq(complaints.orderId, orderId))
    .orderBy(asc(complaints.receivedAt), asc(complaints.id))
  const photos = await sql
    .select({ id: complaintPhotos.id, complaintId: complaintPhotos.complaintId })
    .from(complaintPhotos)
    .where(eq(complaintPhotos.orderId, orderId))
    .orderBy(asc(complaintPhotos.position))
  return rows.map(({ id, itemKey, kind, remedy, receivedAt, answeredAt, ...row }) => ({
    number: row.number,
    item: itemKey,
    quantity: row.quantity,
    kind: v.parse(v.picklist(COMPLAINT_KINDS), kind),
    remedy: v.parse(v.picklist(REMEDIES), remedy),
    message: row.message,
    state: row.state,
    receivedAt: receivedAt.toISOString(),
    answer: row.answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    photos: photos.flatMap((photo) => (photo.complaintId === id ? photo.id : [])),
  }))
}

/** A complaint with the number of its order, its row held; null for an unknown number. */
export async function lockComplaint(
  sql: Sql,
  number: string,
): Promise<(Complaint & { orderNumber: string }) | null> {
  const [row] = await sql
    .select({ complaint: complaints, orderNumber: orders.number })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .where(eq(complaints.number, number))
    .for('update', { of: complaints })
  return row ? { ...row.complaint, orderNumber: row.orderNumber } : null
}

export async function changeComplaint(
  sql: Sql,
  id: string,
  change: Partial<Pick<Complaint, 'state' | 'answer' | 'answeredAt' | 'answeredBy'>>,
): Promise<void> {
  await sql.update(complaints).set(change).where(eq(complaints.id, id))
}

/** Complaints of a state, the oldest first, with the number of their order. */
export async function complaintsIn(sql: Sql, state: Complaint['state'], limit: number) {
  return sql
    .select({ complaint: complaints, orderNumber: orders.number, email: orders.email })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .where(eq(complaints.state, state))
    .orderBy(asc(complaints.receivedAt))
    .limit(limit)
}

type NewPhoto = {
  id: string
  orderId: string
  bytes: Uint8Array
  width: number
  height: number
  uploadedAt: Date
}

/** Keeps a picture; false for an id that belongs to another order or to a complaint that was sent. */
export async function keepPhoto(sql: Sql, photo: NewPhoto): Promise<boolean> {
  const { bytes, width, height, uploadedAt } = photo
  const kept = await sql
    .insert(complaintPhotos)
    .values(photo)
    .onConflictDoUpdate({
      target: complaintPhotos.id,
      set: { bytes, width, height, uploadedAt },
      setWhere: raw`${complaintPhotos.orderId} = ${photo.orderId} and ${complaintPhotos.complaintId} is null`,
    })
    .returning({ id: complaintPhotos.id })
  return kept.length > 0
}

/** Pictures of an order that belong to no complaint yet. */
export async function countLoosePhotos(sql: Sql, orderId: string): Promise<number> {
  const [row] = await sql
    .select({ photos: raw<number>`count(*)::int` })
    .from(complaintPhotos)
    .where(and(eq(complaintPhotos.orderId, orderId), isNull(complaintPhotos.complaintId)))
  return row?.photos ?? 0
}

/** Attaches photos to their complaint, in the order of their ids; returns those that exist. */
export async function attachPhotos(
  sql: Sql,
  { orderId, complaintId, ids }: { orderId: string; complaintId: string; ids: readonly string[] },
): Promise<string[]> {
  const attached: string[] = []
  for (const [position, id] of ids.entries()) {
    const rows = await sql
      .update(complaintPhotos)
      .set({ complaintId, position })
      .where(
        and(
          eq(complaintPhotos.id, id),
          eq(complaintPhotos.orderId, orderId),
          isNull(complaintPhotos.complaintId),
        ),
      )
      .returning({ id: complaintPhotos.id })
    attached.push(...rows.map((row) => row.id))
  }
  return attached
}

export async function photoOfOrder(
  sql: Sql,
  { orderId, photoId }: { orderId: string; photoId: string },
): Promise<Uint8Array | null> {
  const [row] = await sql
    .select({ bytes: complaintPhotos.bytes })
    .from(complaintPhotos)
    .where(and(eq(complaintPhotos.id, photoId), eq(complaintPhotos.orderId, orderId)))
  return row?.bytes ?? null
}

export async function photosOfComplaint(sql: Sql, complaintId: string): Promise<Uint8Array[]> {
  const rows = await sql
    .select({ bytes: complaintPhotos.bytes })
    .from(complaintPhotos)
    .where(eq(complaintPhotos.complaintId, complaintId))
    .orderBy(asc(complaintPhotos.position))
  return rows.map(({ bytes }) => bytes)
}

/** Forgets pictures that no complaint took. */
export async function forgetLoosePhotos(sql: Sql, before: Date): Promise<void> {
  await sql
    .delete(complaintPhotos)
    .where(and(isNull(complaintPhotos.complaintId), lt(complaintPhotos.uploadedAt, before)))
}
