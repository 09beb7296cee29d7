import type { CarrierKey } from '@shop/domain/carrier/carriers'
import type { Sql } from '@shop/engine/db/database'
import { orderParcels } from '@shop/engine/db/schema/after-sales'
import { asc, eq, inArray } from 'drizzle-orm'

/** A shipped parcel. */
export type Tracking = { carrier: CarrierKey; number: string }

type Parcel = { orderId: string; positions: readonly number[]; tracking: Tracking | null; now: Date }

/** Notes what left in one box. */
export async function noteParcel(sql: Sql, { orderId, positions, tracking, now }: Parcel): Promise<void> {
  await sql.insert(orderParcels).values({
    orderId,
    sentAt: now,
    positions: [...positions],
    carrier: tracking?.carrier ?? null,
    trackingNumber: tracking?.number ?? null,
  })
}

/** Parcels of several orders, by the orders' ids. */
export async function parcelsOfOrders(sql: Sql, orderIds: readonly string[]) {
  const rows = await sql
    .select()
    .from(orderParcels)
    .where(inArray(orderParcels.orderId, [...orderIds]))
    .orderBy(asc(orderParcels.id))
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

export async function parcelsOfOrder(sql: Sql, orderId: string) {
  return sql
    .select()
    .from(orderParcels)
    .where(eq(orderParcels.orderId, orderId))
    .orderBy(asc(orderParcels.id))
}
